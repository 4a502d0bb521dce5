import type { FlatNamespace, TFunction } from 'i18next'
import { createContext, use } from 'react'
import type { Translator } from './i18n.ts'

type Namespaces = FlatNamespace | readonly [FlatNamespace, ...FlatNamespace[]]

/** The texts of the page; its language never changes while it is open. */
export const TranslatorContext = createContext<Translator | undefined>(undefined)

/** Reads texts of a namespace, or of the first of several; keys of the others begin with their name. */
export function useTranslation<const Ns extends Namespaces = 'common'>(namespaces?: Ns): { t: TFunction<Ns> } {
  const translator = use(TranslatorContext)
  if (!translator) throw new Error('There are no texts here: TranslatorContext is missing')
  const names: Namespaces = namespaces ?? 'common'
  return { t: translator.scope(typeof names === 'string' ? names : names[0]) as TFunction<Ns> }
}
