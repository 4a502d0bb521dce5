import { RadioGroup } from '@gable/ui/radio-group'
import { Check, Globe } from 'lucide-react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { toThemeChoice } from '../theme-choice.ts'
import { chooseTheme, useThemeChoice } from '../theme.ts'
import { useLanguage, useSite } from '../site.ts'
import { LanguageLink } from './language-link.tsx'

export function LanguageLinks() {
  const { t } = useTranslation()
  const { language, languages } = useSite()
  const { locale } = useLanguage()
  const names = new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' })
  return (
    <nav aria-label={t('language.label')}>
      <p className="ui-label mb-1">{t('language.label')}</p>
      <ul className="language-list">
        {languages.map((each) => (
          <li key={each.code}>
            <LanguageLink to={each} className="language-choice">
              {each.code === language ? <Check aria-hidden /> : <span>{names.of(each.code)}</span>}
            </LanguageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The languages in one line, with the currency of the site. */
export function LanguageRow({ currencyClassName }: { currencyClassName?: string }) {
  const { settings, languages } = useSite()
  return (
    <ul className="flex flex-wrap items-center gap-x-4">
      <li aria-hidden>
        <Globe className="size-4" />
      </li>
      {languages.map((each) => (
        <li key={each.code}>
          <LanguageLink to={each} className="inline-block py-1.5 hover:text-ink aria-[current]:text-ink" />
        </li>
      ))}
      <li>
        <bdi>
          {settings.currencySymbol} <span className={currencyClassName}>{settings.currency.code}</span>
        </bdi>
      </li>
    </ul>
  )
}

export function ThemeSwitch({ name, className }: { name: string; className?: string }) {
  const { t } = useTranslation()
  return (
    <RadioGroup
      name={name}
      legend={t('theme.label')}
      look="segmented"
      value={useThemeChoice()}
      onChange={(value) => chooseTheme(toThemeChoice(value))}
      className={className}
      options={[
        { value: 'light', label: t('theme.light') },
        { value: 'dark', label: t('theme.dark') },
        { value: 'auto', label: t('theme.system') },
      ]}
    />
  )
}
