// The letters of Arabic with its vowel points: Persian, Urdu, Kurdish and Uyghur names have others.
const arabicOnly = /^[ء-غف-ْ]+(?:[ -][ء-غف-ْ]+)*$/

/** The Arabic name among spellings whose languages nobody noted; nothing if there is none. */
export function findArabicName(names: string[]): string | undefined {
  const [best] = names
    .map((name) => name.normalize('NFC').trim())
    .filter((name) => arabicOnly.test(name))
    .map((name) => ({ name, likelihood: likelihoodOf(name) }))
    .toSorted((one, other) => other.likelihood - one.likelihood)
  return best?.name
}

// The emirate or province around a city is often listed among its names.
const region = /^(?:إمارة|محافظة|استان|ولاية|منطقة|مقاطعة) /

/** An article and a bound ta speak for Arabic, spellings that other languages have with its letters against it. */
function likelihoodOf(name: string): number {
  const isLike = (pattern: RegExp) => Number(pattern.test(name))
  const strange = isLike(/ى/) + isLike(/ى\S/) + isLike(/(?<=[ء-ي])(?<!ال)أ/)
  return isLike(/(?:^| )ال/) + isLike(/ة(?: |$)/) - strange - 3 * isLike(region)
}
