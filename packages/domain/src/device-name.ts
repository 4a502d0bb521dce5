const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const
// A phone with Android says Linux too, an iPhone says Mac OS: the narrower word comes first.
const systems = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const

const nameIn = (names: readonly (readonly [string, RegExp])[], userAgent: string) =>
  names.find(([, pattern]) => pattern.test(userAgent))?.[0]

export type Device = { browser: string; system: string; isHandheld: boolean }

/** What a browser says about itself, in two words that its owner knows; other programs stay unknown. */
export function deviceOf(userAgent: string): Device | undefined {
  const [browser, system] = [nameIn(browsers, userAgent), nameIn(systems, userAgent)]
  if (!browser || !system) return undefined
  return { browser, system, isHandheld: ['Android', 'iPhone', 'iPad'].includes(system) }
}
