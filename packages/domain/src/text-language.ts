// A script and the language it is taken for, where nothing says which of its languages it is.
const scripts = [
  ['Latn', /\p{sc=Latin}/gu, 'en'],
  ['Arab', /\p{sc=Arabic}/gu, 'ar'],
  ['Deva', /\p{sc=Devanagari}/gu, 'hi'],
  ['Hira', /[\p{sc=Hiragana}\p{sc=Katakana}]/gu, 'ja'],
  ['Hani', /\p{sc=Han}/gu, 'zh'],
  ['Hang', /\p{sc=Hangul}/gu, 'ko'],
  ['Cyrl', /\p{sc=Cyrillic}/gu, 'ru'],
  ['Grek', /\p{sc=Greek}/gu, 'el'],
  ['Hebr', /\p{sc=Hebrew}/gu, 'he'],
  ['Thai', /\p{sc=Thai}/gu, 'th'],
  ['Beng', /\p{sc=Bengali}/gu, 'bn'],
] as const
/** What Intl calls the scripts of languages that are written in several of these, or in one under another name. */
const partsOf: Record<string, readonly string[]> = {
  Hans: ['Hani'],
  Hant: ['Hani'],
  Jpan: ['Hira', 'Hani'],
  Kore: ['Hang', 'Hani'],
}

function isWrittenIn(language: string, script: string): boolean {
  const own = new Intl.Locale(language).maximize().script ?? 'Latn'
  return (partsOf[own] ?? [own]).includes(script)
}

/**
 * What a text is written in: what its writer reads the site in, unless the letters say that it cannot be. Letters of one
 * language from another of the same script are not told apart.
 */
export function detectTextLanguage(text: string, usual: string): string {
  const counts = scripts.map(([script, letters, language]) => ({
    script,
    language,
    // Names of places and brands keep their Latin letters in texts of every other script.
    count: (text.match(letters)?.length ?? 0) / (script === 'Latn' ? 2 : 1),
  }))
  const { script, language, count } = counts.reduce((most, one) => (one.count > most.count ? one : most))
  return count === 0 || isWrittenIn(usual, script) ? usual : language
}
