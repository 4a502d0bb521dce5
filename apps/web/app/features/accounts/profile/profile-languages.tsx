import { maxSpokenLanguages } from '@gable/contract/accounts'
import { spokenLanguages } from '@gable/domain/spoken-languages'
import { chipClass } from '@gable/ui/chip'
import { useMemo } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useLanguage } from '#app/shell/site.ts'
import type { Profile } from './profile-schema.ts'
import { ProfileSection } from './profile-section.tsx'

/** What somebody speaks, as the list of agents is filtered by it. */
export function ProfileLanguages() {
  const { t } = useTranslation('accounts')
  const { locale } = useLanguage()
  const { field } = useController<Profile, 'languages'>({ name: 'languages' })
  const chosen = field.value.split(',').filter(Boolean)
  const offered = useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'language' })
    const named = spokenLanguages.map((code) => ({ code, name: names.of(code) ?? code }))
    return named.toSorted((one, other) => one.name.localeCompare(other.name, locale))
  }, [locale])

  function toggle(code: string) {
    const next = chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code]
    field.onChange(next.join(','))
  }

  return (
    <ProfileSection title={t('profile.languagesTitle')} text={t('profile.languagesText')}>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="ui-visually-hidden">{t('profile.languagesTitle')}</legend>
        {offered.map(({ code, name }) => {
          const isSelected = chosen.includes(code)
          return (
            <label key={code} className={chipClass({ isSelected, isSmall: true }, 'profile-language')}>
              <input
                type="checkbox"
                className="ui-visually-hidden"
                checked={isSelected}
                disabled={!isSelected && chosen.length >= maxSpokenLanguages}
                onBlur={field.onBlur}
                onChange={() => toggle(code)}
              />
              {name}
            </label>
          )
        })}
      </fieldset>
    </ProfileSection>
  )
}
