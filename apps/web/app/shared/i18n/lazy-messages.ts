import { type LanguageCode, languageOf } from '@gable/i18n/languages'
import type { Translator } from './i18n.ts'

type Loaders = Record<LanguageCode, () => Promise<object>>

/** Texts of pages that few readers open: they travel with those pages and not with every one. */
export const lazyMessages = {
  accounts: { en: () => import('@gable/i18n/en/accounts'), ar: () => import('@gable/i18n/ar/accounts') },
  blocks: { en: () => import('@gable/i18n/en/blocks'), ar: () => import('@gable/i18n/ar/blocks') },
  chat: { en: () => import('@gable/i18n/en/chat'), ar: () => import('@gable/i18n/ar/chat') },
  compare: { en: () => import('@gable/i18n/en/compare'), ar: () => import('@gable/i18n/ar/compare') },
  contact: { en: () => import('@gable/i18n/en/contact'), ar: () => import('@gable/i18n/ar/contact') },
  detail: { en: () => import('@gable/i18n/en/detail'), ar: () => import('@gable/i18n/ar/detail') },
  favourites: { en: () => import('@gable/i18n/en/favourites'), ar: () => import('@gable/i18n/ar/favourites') },
  hidden: { en: () => import('@gable/i18n/en/hidden'), ar: () => import('@gable/i18n/ar/hidden') },
  feed: { en: () => import('@gable/i18n/en/feed'), ar: () => import('@gable/i18n/ar/feed') },
  leads: { en: () => import('@gable/i18n/en/leads'), ar: () => import('@gable/i18n/ar/leads') },
  legal: { en: () => import('@gable/i18n/en/legal'), ar: () => import('@gable/i18n/ar/legal') },
  limits: { en: () => import('@gable/i18n/en/limits'), ar: () => import('@gable/i18n/ar/limits') },
  lists: { en: () => import('@gable/i18n/en/lists'), ar: () => import('@gable/i18n/ar/lists') },
  notices: { en: () => import('@gable/i18n/en/notices'), ar: () => import('@gable/i18n/ar/notices') },
  notifications: {
    en: () => import('@gable/i18n/en/notifications'),
    ar: () => import('@gable/i18n/ar/notifications'),
  },
  posting: { en: () => import('@gable/i18n/en/posting'), ar: () => import('@gable/i18n/ar/posting') },
  projects: { en: () => import('@gable/i18n/en/projects'), ar: () => import('@gable/i18n/ar/projects') },
  reports: { en: () => import('@gable/i18n/en/reports'), ar: () => import('@gable/i18n/ar/reports') },
  results: { en: () => import('@gable/i18n/en/results'), ar: () => import('@gable/i18n/ar/results') },
  shortlists: { en: () => import('@gable/i18n/en/shortlists'), ar: () => import('@gable/i18n/ar/shortlists') },
  suggestions: {
    en: () => import('@gable/i18n/en/suggestions'),
    ar: () => import('@gable/i18n/ar/suggestions'),
  },
  own: { en: () => import('@gable/i18n/en/own'), ar: () => import('@gable/i18n/ar/own') },
  places: { en: () => import('@gable/i18n/en/places'), ar: () => import('@gable/i18n/ar/places') },
} as const satisfies Record<string, Loaders>

const arrived = new Map<string, object>()
let reader: Translator | undefined

/** A page that came first has its texts here before the instance is made; one that comes later hands them to it. */
export async function loadNamespace(namespace: keyof typeof lazyMessages) {
  const loaders: Loaders = lazyMessages[namespace]
  const module = await loaders[languageOf(document.documentElement.lang).code]()
  const texts = (module as Record<string, object>)[namespace] ?? {}
  arrived.set(namespace, texts)
  reader?.addTexts(namespace, texts)
}

/** For what is said outside of any page, such as toasts about calls; nothing before the page has its texts. */
export const findReader = (): Translator | undefined => reader

export function bindReader(translator: Translator) {
  reader = translator
  for (const [namespace, texts] of arrived) translator.addTexts(namespace, texts)
}
