import type { SearchAnswer } from '@gable/contract/search'

/** Words are compared folded, so what was typed may have other cases and accents: the whole text gives way then. */
export function replaceWord(text: string, written: string, meant: string): string {
  const fold = (word: string) => word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const next = text.replaceAll(/[\p{L}\p{N}\p{M}]+/gu, (word) => (fold(word) === written ? meant : word))
  return next === text ? meant : next
}

/** The words that were searched for; nothing where one of them may have been several. */
export function correctedText(text: string, corrections: SearchAnswer['corrections']): string | undefined {
  if (corrections.some(({ meant }) => meant.length !== 1)) return undefined
  return corrections.reduce((words, { written, meant: [word = written] }) => replaceWord(words, written, word), text)
}
