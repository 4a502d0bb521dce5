import type { Texts } from './translate.ts'

/** Texts with others on top of them, where there are others. */
export function layTexts(below: Texts, above: Texts | undefined): Texts {
  if (!above) return below
  const laid: Texts = { ...below }
  for (const [key, text] of Object.entries(above)) {
    const under = laid[key]
    laid[key] = typeof text === 'string' || typeof under !== 'object' ? text : layTexts(under, text)
  }
  return laid
}

/** `detail.photos_one` → text as nested texts. */
export function unflatten(flat: Iterable<readonly [key: string, text: string]>): Texts {
  const texts: Texts = {}
  for (const [key, text] of flat) {
    const parts = key.split('.')
    const last = parts.pop() ?? key
    let inside = texts
    for (const part of parts) {
      const next = inside[part]
      inside = inside[part] = typeof next === 'object' ? next : {}
    }
    inside[last] = text
  }
  return texts
}
