import { RadioGroup } from '@gable/ui/radio-group'
import { VisuallyHidden } from '@gable/ui/visually-hidden'
import { Monitor, Moon, Sun } from 'lucide-react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { toThemeChoice } from '../theme-choice.ts'
import { chooseTheme, useThemeChoice } from '../theme.ts'

const themeIcons = [
  { value: 'light', Icon: Sun, label: 'light' },
  { value: 'dark', Icon: Moon, label: 'dark' },
  { value: 'auto', Icon: Monitor, label: 'system' },
] as const

/** The choice of the look where there is no room for words. */
export function ThemeIcons({ name }: { name: string }) {
  const { t } = useTranslation()
  return (
    <RadioGroup
      name={name}
      legend={t('theme.label')}
      isLegendHidden
      look="segmented"
      value={useThemeChoice()}
      onChange={(value) => chooseTheme(toThemeChoice(value))}
      options={themeIcons.map(({ value, Icon, label }) => ({
        value,
        icon: <Icon className="size-4.5" aria-hidden />,
        label: <VisuallyHidden>{t(`theme.${label}`)}</VisuallyHidden>,
      }))}
    />
  )
}
