import { Link } from 'react-router'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useLanguage } from '#app/shell/site.ts'
import { writtenParameter } from './keep-listing.ts'

export type TextLanguagesProps = { textLanguage?: string | undefined; textLanguages?: readonly string[] | undefined }

/** Says what a listing is written in where that is not the reader's language, and leads to the others it is written in. */
export function TextLanguages({ textLanguage, textLanguages = [] }: TextLanguagesProps) {
  const { t } = useTranslation('detail')
  const { code, locale } = useLanguage()
  const others = textLanguages.filter((language) => language !== textLanguage)
  if (!textLanguage || (others.length === 0 && textLanguage === code)) return null
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  return (
    <p className="print-hidden mb-4 flex flex-wrap gap-x-3 text-14 text-ink-soft">
      <span>{t('writtenIn', { language: names.of(textLanguage) ?? textLanguage })}</span>
      {others.map((language) => (
        <Link
          key={language}
          to={`?${writtenParameter}=${language}`}
          replace
          preventScrollReset
          hrefLang={language}
          className="ui-link ui-link-underlined"
        >
          {t('readIn', { language: names.of(language) ?? language })}
        </Link>
      ))}
    </p>
  )
}
