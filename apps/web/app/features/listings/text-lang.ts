import { useSite } from '#app/shell/site.ts'

/** The `lang` of a text that is in another language than its page, so that it is read aloud in its own. */
export function useTextLang(): (listing: { textLanguage?: string | undefined }) => string | undefined {
  const { language } = useSite()
  return ({ textLanguage }) => (textLanguage === language ? undefined : textLanguage)
}
