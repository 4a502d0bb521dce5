import type { Translator } from './i18n.ts'
import type { LazyNamespace, Messages } from './messages.ts'

type LoadTexts = (name: LazyNamespace | 'core') => Promise<object>

/** As the server had them that drew the page: what staff change meanwhile comes with the next page. */
const fetchTexts: LoadTexts = async (name) => {
  const { lang, dataset } = document.documentElement
  const module: unknown = await import(/* @vite-ignore */ `/texts/${lang}/${dataset['texts']}/${name}.js`)
  return (module as { default: object }).default
}

let load = fetchTexts
const arrived = new Map<string, object>()
let reader: Translator | undefined

/** For tests of components, which have no server. */
export function loadTextsBy(other: LoadTexts) {
  load = other
}

export const loadCore = async () => (await load('core')) as Messages

/** A page that came first has its texts here before the instance is made; one that comes later hands them to it. */
export async function loadNamespace(namespace: LazyNamespace) {
  const texts = await load(namespace)
  arrived.set(namespace, texts)
  reader?.addTexts(namespace, texts)
}

/** For what is said outside of any page, such as toasts about calls; nothing before the page has its texts. */
export const findReader = (): Translator | undefined => reader

export function bindReader(translator: Translator) {
  reader = translator
  for (const [namespace, texts] of arrived) translator.addTexts(namespace, texts)
}
