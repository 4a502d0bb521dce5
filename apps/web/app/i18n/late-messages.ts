import type { LanguageCode } from '@gable/i18n/languages'
import type { i18n } from 'i18next'

/** Texts of pages that few readers open: they travel with those pages and not with every one. */
export const loadAccountMessages: Record<LanguageCode, () => Promise<{ accounts: object }>> = {
  en: () => import('@gable/i18n/en/accounts'),
  ar: () => import('@gable/i18n/ar/accounts'),
}

const arrived = new Map<string, object>()
let reader: { instance: i18n; language: string } | undefined

/** A page that came first has its texts here before the instance is made; one that comes later hands them to it. */
export function addMessages(namespace: string, texts: object) {
  arrived.set(namespace, texts)
  reader?.instance.addResourceBundle(reader.language, namespace, texts)
}

export function bindReader(instance: i18n, language: LanguageCode) {
  reader = { instance, language }
  for (const [namespace, texts] of arrived) instance.addResourceBundle(language, namespace, texts)
}
