import { useFormContext } from 'react-hook-form'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import type { Profile, ProfileField, ProfileProblem } from './profile-schema.ts'

export const fieldId = (name: ProfileField | 'profileImage' | 'email') => `profile-${name}`

/** A field's id, what it says when it is wrong, and its connection to the form. */
export function useProfileField() {
  const { t } = useTranslation(['accounts', 'common'])
  const { register, formState } = useFormContext<Profile>()
  const texts: Record<ProfileProblem, string> = {
    required: t('common:validation.required'),
    tooLong: t('common:validation.tooLong', { count: 200 }),
    phone: t('profile.phoneProblem'),
    addressPart: t('profile.addressPart'),
    handle: t('profile.handleProblem'),
  }
  return (name: ProfileField) => {
    const message = formState.errors[name]?.message
    const error = message === undefined ? undefined : (texts[message as ProfileProblem] ?? message)
    return { id: fieldId(name), error, field: register(name) }
  }
}
