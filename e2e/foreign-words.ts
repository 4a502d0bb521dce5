import type { Page } from 'playwright-core'

/** What people write keeps their language: it says so by its direction, or is told apart from the words around it. */
const written = '[dir=auto], bdi, .written, [lang]:not(html), script, style, noscript, [aria-hidden=true], svg'
const names = /Gable|GABLE|OpenStreetMap|MapLibre|Protomaps|name@example\.com/g

/** The Latin words of ours on a page of a language that is written otherwise. */
export async function findLatinWords(page: Page): Promise<string[]> {
  const texts = await page.evaluate((skipped) => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { parentElement, data } = walker.currentNode as Text
      if (parentElement && !parentElement.closest(skipped) && parentElement.checkVisibility()) found.push(data)
    }
    const labels = document.querySelectorAll('[aria-label], [placeholder], [title]')
    for (const element of labels) {
      if (element.closest(skipped)) continue
      for (const name of ['aria-label', 'placeholder', 'title']) found.push(element.getAttribute(name) ?? '')
    }
    return found
  }, written)
  return texts.map((text) => text.replaceAll(names, '')).filter((text) => /[a-z]{3}/i.test(text))
}
