import type { Page } from 'playwright-core'

/** What people write keeps their language: it says so by its direction, or is told apart from the words around it. */
const written = '[dir=auto], bdi, .written, [lang]:not(html), script, style, noscript, [aria-hidden=true], svg'
const brands = ['Gable', 'OpenStreetMap', 'MapLibre', 'name@example.com', 'PDF', 'alt+T']

/** The Latin words of ours on a page of a language that is written otherwise; `names` are those of homes and people. */
export async function findLatinWords(page: Page, names: readonly string[]): Promise<string[]> {
  const texts = await page.evaluate((skipped) => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { parentElement, data } = walker.currentNode as Text
      if (parentElement && !parentElement.closest(skipped) && parentElement.checkVisibility()) found.push(data)
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title]')) {
      if (element.closest(skipped)) continue
      for (const name of ['aria-label', 'placeholder', 'title']) found.push(element.getAttribute(name) ?? '')
    }
    return found
  }, written)
  const withoutNames = (text: string) => [...brands, ...names].reduce((rest, name) => rest.replaceAll(name, ''), text)
  return texts.filter((text) => /[a-z]{3}/i.test(withoutNames(text)))
}
