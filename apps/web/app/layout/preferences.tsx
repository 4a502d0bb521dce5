import { languages } from '@gable/i18n/languages'
import { RadioGroup } from '@gable/ui/radio-group'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { chooseTheme, toThemeChoice, useThemeChoice } from '../shell/theme.ts'
import { pathInLanguage, useSite } from '../site.ts'

/** Plain links: the other language comes with its own document, direction and texts. */
export function LanguageLinks() {
  const { t } = useTranslation()
  const { language, defaultLanguage } = useSite()
  const { pathname, search } = useLocation()
  return (
    <nav aria-label={t('language.label')}>
      <p className="ui-label mb-1">{t('language.label')}</p>
      <ul>
        {languages.map(({ code, nativeName, dir }) => (
          <li key={code}>
            <a
              href={pathInLanguage(pathname, code, defaultLanguage) + search}
              hrefLang={code}
              lang={code}
              dir={dir}
              aria-current={code === language ? 'true' : undefined}
              className="flex min-h-11 items-center justify-between gap-3 text-16"
            >
              {nativeName}
              {code === language && <Check className="text-brand" aria-hidden />}
            </a>
          </li>
        ))}
      </ul>
    </nav>
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
