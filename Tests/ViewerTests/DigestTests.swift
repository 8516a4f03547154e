import Testing

@testable import NavSimViewer

/// Known answers: FIPS 180-4's examples, and RFC 4648's.
@Suite struct DigestTests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func theDigestOf(text: String, expected: String) {
    let digest = SHA256.digest(Array(text.utf8))
    let hex = digest.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    #expect(hex == expected)
  }

  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ])
  func theBase64Of(text: String, expected: String) {
    #expect(Base64.text(Array(text.utf8)) == expected)
  }
}
