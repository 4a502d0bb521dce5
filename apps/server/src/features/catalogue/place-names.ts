const maxNames = 6
const arabicArticle = /^ال(?=..)/u

/** What a place may be asked for by: its name from each of its words on, and without the Arabic article. */
export function namesOfPlace(key: string): string[] {
  const words = key.split(' ')
  const from = words.slice(0, maxNames).map((_, index) => words.slice(index).join(' '))
  const plain = from.flatMap((name) => (arabicArticle.test(name) ? [name.replace(arabicArticle, '')] : []))
  return [...new Set([...from, ...plain])].filter((name) => [...name].length > 1)
}
