import type { OwnAccount } from '@gable/contract/accounts'
import { missingProfileFields } from '@gable/domain/profile-rules'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { useLocation } from 'react-router'
import '#app/shared/i18n/place-messages.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { NoticeSwitch, NumberSwitch } from './profile-switches.tsx'
import { ProfileAbout, ProfileElsewhere } from './profile-about.tsx'
import { ProfileAddress } from './profile-address.tsx'
import { ProfileAreas } from './profile-areas.tsx'
import { ProfileAside } from './profile-aside.tsx'
import { ProfileContact, type ProvenWays } from './profile-contact.tsx'
import { ProfileLanguages } from './profile-languages.tsx'
import { ProfilePhoto } from './profile-photo.tsx'
import { countChanges, type Profile, ProfileForm, toProfile } from './profile-schema.ts'
import { SaveBar } from './save-bar.tsx'
import { usePortrait } from './use-portrait.ts'
import { useSaveProfile } from './use-save-profile.ts'

type ProfileFormProps = { account: OwnAccount; ways: ProvenWays }

export function ProfileFormView({ account, ways }: ProfileFormProps) {
  const before = toProfile(account)
  const form = useForm<Profile, unknown, Profile>({
    resolver: zodResolver(ProfileForm),
    defaultValues: before,
    mode: 'onTouched',
  })
  const portrait = usePortrait(account)
  const { save, failure, isSaving, forgetFailure } = useSaveProfile({ form, before, portrait })
  const values = { ...before, ...useWatch({ control: form.control }) }
  const changes = countChanges(before, values) + (portrait.change ? 1 : 0)
  // What is typed counts when it is saved: only then has the server found it good.
  const missing = missingProfileFields({
    ...account,
    email: ways.email,
    profileImage: account.hasPicture ? 'given' : '',
  })
  useFocusFromAddress()

  function discard() {
    form.reset(before)
    portrait.discard()
    forgetFailure()
  }

  return (
    <FormProvider {...form}>
      <LeaveGuard isActive={changes > 0 && !isSaving} />
      <div className="settings-columns">
        <ProfileAside account={account} values={values} portraitUrl={portrait.url} missing={missing} />
        <form method="post" noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
          <ProfilePhoto portrait={portrait} name={values.name || ways.email || ''} />
          <ProfileContact ways={ways} />
          <ProfileAddress />
          <ProfileAbout />
          <ProfileLanguages />
          <ProfileElsewhere />
          <ProfileAreas />
          <NumberSwitch isOn={account.showsNumber ?? false} />
          <NoticeSwitch isOn={account.wantsNotifications} />
          {changes > 0 && <SaveBar changes={changes} failure={failure} isSaving={isSaving} onDiscard={discard} />}
        </form>
      </div>
    </FormProvider>
  )
}

/** A link to what is missing puts the reader into its field, and does so again when it is followed again. */
function useFocusFromAddress() {
  const location = useLocation()
  useEffect(() => {
    const field = location.hash ? document.getElementById(location.hash.slice(1)) : null
    field?.scrollIntoView({ block: 'center' })
    field?.focus({ preventScroll: true })
  }, [location])
}
