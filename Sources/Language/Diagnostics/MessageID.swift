/// Every message that the language has. The name is stable: the error corpus has a file for each,
/// called after it.
public enum MessageID: String, CaseIterable, Hashable, Sendable {
  case axisWithoutGuard
  case afterRelease, ambiguousGuard, badComparison, badName, badRelease, barOfPage
  case blanksAroundArrow, brokenEvent, brokenGuard, builtinRedeclared, cannotHide, cannotRefuse
  case checksNothing, chosenTwice, computed, conditionAsksItself, controlCharacter
  case duplicateName, eventsNeedComma, fileTooLarge, fingerDown, flagMissing, guardOnHeader
  case hashComment, hookHasNoSuffix, hookNeedsSuffix, hookNotHere, howHidden, indentedFirst
  case inheritsItself, labelTwice, leftOver, lineTooLong, missingColon
  case missingValue, missingWord, needsIndent, needsTime, neverHolds, noAnd, noBreakSpace
  case noCallback, noCoordinator, noElse, noItemsHere, noProgress, noRelease, noScenario, noSelf
  case noStack, noStatement, noSuperHere, noSuperWithWhen, noTolerance, notAColor, notACount
  case notAFlag, notANumber, notAPercent, notARange, notAStandIn, notAStyle, notAText, notATime
  case notDecidedYet, notKeyValue, notUTF8, nothingLeft, nothingSaved
  case numberTooLarge, onlyDeclarations, openQuote, pageTwice, propertyIsField, propertyKinds,
    propertyTwice
  case readOnly, reservedName, routineRunsItself, savedUnused, sometimeMoment, statementNotHere
  case navigationEmpty, navigationUnused, strategyUnused, superIsNoStatement, timeNeedsUnit,
    timeTooLong, tooMany,
    tooManyCells
  case tooNew, twoStacks, unknownAppearance, unknownAxis, unknownAxisValue, unknownBase
  case unknownClaim, unknownCondition, unknownCurve, unknownDevice, unknownEdge, unknownElement
  case unknownEvent, unknownFakeKind, unknownField, unknownFields, unknownFrame, unknownGuard
  case unknownHook, unknownIOS, unknownImage, unknownItem, unknownKeyword, unknownLabel
  case unknownMapSource, unknownMechanism, unknownNavigation, unknownOption, unknownOutcome
  case unknownPage, unknownPath, unknownProperty, unknownRoutine, unknownScope, unknownState
  case unknownStatement, unknownStep, unknownStrategy, unknownValueWord, unknownVersion
  case unknownWish, unusedAxis, useCycle, useNotFound, useTooDeep, wishUnread, writeNamesThing
  case wrongKind, wrongOrder, wrongUnit
  case alphaRange, negativeHeight, navigationHasNone, negativeTime, noBraces, swiftCall
  case nothingCompared, unknownOptionValue, wrapsAll, unknownRule, badRuleValue, ruleWithoutValue
  case unknownDetector, unknownThreshold, unknownChecks, unknownExcept, checksUnused
  case unknownGolden, goldenTwice
  case rowValues, negativeLimit, hiddenCharacter, tooManyFiles
  case byteOrderMark, notRead, useNotScenario, notShown, notModelled
  case unknownWindow
  case notAVersion, unknownStrategyVersion, withoutVersions
  case declaredUnused, undoneAtOnce, thenAtOnce

  /// Whether a run may go on after it.
  public var isWarning: Bool {
    switch self {
    case .noCoordinator, .checksNothing, .neverHolds, .navigationEmpty, .navigationUnused,
      .strategyUnused,
      .wishUnread, .savedUnused, .declaredUnused,
      .checksUnused, .hiddenCharacter, .axisWithoutGuard, .undoneAtOnce, .thenAtOnce:
      return true
    default: return false
    }
  }

  /// The name in words, as the corpus files carry it: `unknown-hook`.
  public var slug: String {
    let characters = Array(rawValue)
    var result = ""
    for (index, character) in characters.enumerated() {
      // A capital starts a word unless it is inside a row of capitals: notUTF8, notAColor.
      let isInside =
        index > 0 && characters[index - 1].isUppercase
        && (index + 1 == characters.count || !characters[index + 1].isLowercase)
      if character.isUppercase, !isInside, index > 0 { result.append("-") }
      result.append(character.lowercased())
    }
    return result
  }
}
