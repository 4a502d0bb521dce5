import type { OwnAccount } from '@gable/contract/accounts'
import { missingProfileFields } from '@gable/domain/profile-rules'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useNavigate, useRevalidator, useSearchParams } from 'react-router'
import { useErrorText } from '#app/shared/error-text.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { showToast } from '#app/shared/toast.ts'
import { useOneAtATime } from '#app/shared/use-one-at-a-time.ts'
import { safeNext } from '../use-next.ts'
import { type Profile, type ProfileProblem, toChanges, toProfile } from './profile-schema.ts'
import type { Portrait } from './use-portrait.ts'

type Saving = { form: UseFormReturn<Profile, unknown, Profile>; before: Profile; portrait: Portrait }

const looks = 20
const betweenLooksMs = 500

/** Sends what changed. Whatever goes wrong, the form keeps what was typed. */
export function useSaveProfile({ form, before, portrait }: Saving) {
  const { t } = useTranslation('accounts')
  const toErrorText = useErrorText()
  const { revalidate } = useRevalidator()
  const goOn = useGoOn()
  const oneAtATime = useOneAtATime()
  const [failure, setFailure] = useState<string>()
  // The form's own word for it ends when the form is filled anew, before everything is done.
  const [isSaving, setSaving] = useState(false)

  async function save(values: Profile) {
    setFailure(undefined)
    setSaving(true)
    try {
      const { saveProfile } = await import('./profile-calls.ts')
      const saved = await saveProfile({ ...toChanges(before, values), ...toPicture(portrait) })
      form.reset(toProfile(saved))
      portrait.settle()
      await revalidate()
      showToast({ text: t('profile.saved') })
      if (saved.hasPicture && !saved.profileImageUrl) void showEverywhere(revalidate)
      await goOn(saved)
    } catch (error) {
      const isPhone = (error as { code?: string }).code === 'invalid_phone_number'
      if (isPhone) form.setError('mobile', { message: 'phone' satisfies ProfileProblem }, { shouldFocus: true })
      else setFailure(toErrorText(error))
    } finally {
      setSaving(false)
    }
  }

  return {
    save: (values: Profile) => oneAtATime(() => save(values)),
    failure,
    isSaving,
    forgetFailure: () => setFailure(undefined),
  }
}

function toPicture({ change }: Portrait) {
  if (change === undefined) return {}
  return change === 'removed' ? { removesPicture: true } : { profilePicture: change.file }
}

/** Whoever came here to complete the profile goes back to what they were doing, once it is complete. */
function useGoOn() {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const next = safeNext(query.get('next'), '')
  return async (saved: OwnAccount) => {
    const missing = missingProfileFields({ ...saved, profileImage: saved.hasPicture ? 'given' : '' })
    if (next && missing.length === 0) await navigate(next)
  }
}

/** The header and the navigation show the new picture as soon as its sizes are made. */
async function showEverywhere(revalidate: () => Promise<void>) {
  const { isPictureReady } = await import('./profile-calls.ts')
  for (let look = 0; look < looks; look += 1) {
    await new Promise((resolve) => setTimeout(resolve, betweenLooksMs))
    if (await isPictureReady().catch(() => true)) return revalidate()
  }
}
