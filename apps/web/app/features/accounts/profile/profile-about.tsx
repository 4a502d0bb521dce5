import { Field } from '@gable/ui/field'
import { Textarea } from '@gable/ui/textarea'
import { TextInput } from '@gable/ui/text-input'
import { useWatch } from 'react-hook-form'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { aboutMax, type handleNames, type Profile } from './profile-schema.ts'
import { ProfileSection } from './profile-section.tsx'
import { useProfileField } from './use-profile-field.ts'

export function ProfileAbout() {
  const { t } = useTranslation('accounts')
  const { id, error, field } = useProfileField()('aboutMe')
  const typed = useWatch<Profile, 'aboutMe'>({ name: 'aboutMe' })
  return (
    <ProfileSection title={t('profile.aboutTitle')} text={t('profile.aboutText')}>
      <div className="ui-field">
        <label htmlFor={id} className="ui-visually-hidden">
          {t('profile.about')}
        </label>
        <Textarea
          {...field}
          id={id}
          aria-describedby={`${id}-hint`}
          aria-invalid={error !== undefined || undefined}
          dir="auto"
          className="min-h-32"
          // What an older client saved may be longer, and may stay.
          maxLength={Math.max(aboutMax, typed.length)}
        />
        <p className="flex justify-between gap-4">
          <span id={`${id}-hint`} className="ui-hint">
            {error ?? t('profile.aboutHint')}
          </span>
          <bdi className="ui-hint tabular-nums">{t('profile.count', { used: typed.length, max: aboutMax })}</bdi>
        </p>
      </div>
    </ProfileSection>
  )
}

const pages = [
  { name: 'facebookId', label: 'profile.facebook', prefix: 'facebook.com/' },
  { name: 'instagramId', label: 'profile.instagram', prefix: '@' },
  { name: 'twitterId', label: 'profile.twitter', prefix: '@' },
  { name: 'youtubeId', label: 'profile.youtube', prefix: 'youtube.com/@' },
] as const satisfies { name: (typeof handleNames)[number]; label: string; prefix: string }[]

export function ProfileElsewhere() {
  const { t } = useTranslation('accounts')
  const toField = useProfileField()
  return (
    <ProfileSection title={t('profile.elsewhereTitle')} text={t('profile.elsewhereText')}>
      <div className="profile-fields">
        {pages.map(({ name, label, prefix }) => {
          const { id, error, field } = toField(name)
          return (
            <Field key={name} id={id} label={t(label)} error={error}>
              {(control) => (
                <TextInput
                  {...control}
                  {...field}
                  // Addresses run from left to right in every language.
                  className="profile-handle"
                  start={<span className="ui-affix">{prefix}</span>}
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                  maxLength={200}
                />
              )}
            </Field>
          )
        })}
      </div>
    </ProfileSection>
  )
}
