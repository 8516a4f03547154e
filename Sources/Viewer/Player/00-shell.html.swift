// swift-format-ignore-file

extension PlayerSources {
  static let shell = #"""
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{{policy}}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<link rel="icon" href="data:,">
<title>{{title}} · navsim</title>
<style>{{style}}</style>
</head>
<body>
<noscript>This page draws a trace: it needs scripts to be allowed. It loads nothing.</noscript>
<div id="app"></div>

"""#
}
