import { Field } from '@gable/ui/field'
import { TextInput } from '@gable/ui/text-input'
import { useWatch } from 'react-hook-form'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import { VerifiedMark } from '../verified-mark.tsx'
import type { Profile } from './profile-schema.ts'
import { ProfileSection } from './profile-section.tsx'
import { fieldId, useProfileField } from './use-profile-field.ts'

/** What signs somebody in is shown here and changed under security, where it needs a proof. */
export type ProvenWays = { email: string | null; phone: string | null }

export function ProfileContact({ ways }: { ways: ProvenWays }) {
  const { t } = useTranslation(['accounts', 'common'])
  const toField = useProfileField()
  const [name, mobile] = [toField('name'), toField('mobile')]
  const typedMobile = useWatch<Profile, 'mobile'>({ name: 'mobile' })
  const isProvenPhone = ways.phone !== null && typedMobile.replace(/[^+\d]/g, '') === ways.phone
  return (
    <ProfileSection title={t('profile.contactTitle')} text={t('profile.contactText')}>
      <div className="profile-fields">
        <Field id={name.id} label={t('profile.name')} error={name.error} isRequired className="profile-wide">
          {(control) => <TextInput {...control} {...name.field} autoComplete="name" maxLength={100} dir="auto" />}
        </Field>
        <Field
          id={fieldId('email')}
          label={t('profile.email')}
          hint={t('profile.emailHint')}
          corner={ways.email ? <VerifiedMark /> : undefined}
          className="profile-wide"
        >
          {(control) => (
            <TextInput
              {...control}
              type="email"
              value={ways.email ?? ''}
              placeholder={t('profile.noEmail')}
              readOnly
              dir="ltr"
              className="bg-sunken"
              end={
                <LocalLink to="/user/security" className="ui-link text-14">
                  {ways.email ? t('profile.toSecurity') : t('profile.add')}
                </LocalLink>
              }
            />
          )}
        </Field>
        <Field
          id={mobile.id}
          label={t('profile.phone')}
          hint={t('profile.phoneHint')}
          error={mobile.error}
          corner={isProvenPhone ? <VerifiedMark /> : undefined}
        >
          {(control) => (
            <TextInput {...control} {...mobile.field} type="tel" autoComplete="tel" maxLength={32} dir="ltr" />
          )}
        </Field>
      </div>
    </ProfileSection>
  )
}
