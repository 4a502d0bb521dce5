import { languages } from '@gable/i18n/languages'
import { RadioGroup } from '@gable/ui/radio-group'
import { Check, Globe } from 'lucide-react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { toThemeChoice } from '../theme-choice.ts'
import { chooseTheme, useThemeChoice } from '../theme.ts'
import { useSite } from '../site.ts'
import { LanguageLink } from './language-link.tsx'

export function LanguageLinks() {
  const { t } = useTranslation()
  const { language } = useSite()
  return (
    <nav aria-label={t('language.label')}>
      <p className="ui-label mb-1">{t('language.label')}</p>
      <ul>
        {languages.map((each) => (
          <li key={each.code}>
            <LanguageLink to={each} className="flex min-h-11 items-center justify-between gap-3 text-16">
              {each.nativeName}
              {each.code === language && <Check className="text-brand" aria-hidden />}
            </LanguageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The languages in one line, with the currency of the site. */
export function LanguageRow({ currencyClassName }: { currencyClassName?: string }) {
  const { settings } = useSite()
  return (
    <ul className="flex items-center gap-4">
      <li aria-hidden>
        <Globe className="size-4" />
      </li>
      {languages.map((each) => (
        <li key={each.code}>
          <LanguageLink to={each} className="inline-block py-1.5 hover:text-ink aria-[current]:text-ink">
            {each.nativeName}
          </LanguageLink>
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
