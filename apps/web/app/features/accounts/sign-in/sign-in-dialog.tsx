import { Dialog } from '@gable/ui/dialog'
import { HousePlus } from 'lucide-react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import '#app/shared/i18n/account-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { showToast } from '#app/shared/toast.ts'
import { findWaitingAction } from '#app/shell/require-member.ts'
import { isForListing, SignInSteps, useSignInHeading } from './sign-in-steps.tsx'
import type { Arrival } from '../use-arrival.ts'
import { useSignIn } from './use-sign-in.ts'

/** Signing in over the page, which stays as it is; then goes on what the person wanted. */
export function SignInDialog({ isOpen }: { isOpen: boolean }) {
  const { t } = useTranslation(['accounts', 'common'])
  const close = useClose()
  const signing = useSignIn(useReturn(close))
  const { revalidate } = useRevalidator()
  const { title, text } = useSignInHeading(signing, t('signIn.text'))
  return (
    <Dialog
      title={title}
      description={text}
      closeLabel={t('common:dialog.close')}
      isOpen={isOpen}
      onOpenChange={(isToOpen) => {
        if (isToOpen) return
        close()
        // Whoever leaves before the second step is signed in all the same.
        if (signing.secondStep) void revalidate()
      }}
    >
      {!signing.secondStep && isForListing(signing.next) && <GoingOn />}
      <SignInSteps signing={signing} />
    </Dialog>
  )
}

function useClose() {
  const navigate = useNavigate()
  const { search } = useLocation()
  return () => {
    if (findWaitingAction()) void navigate(-1)
    else void navigate({ search, hash: '' }, { replace: true, preventScrollReset: true })
  }
}

function useReturn(close: () => void): Arrival {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { revalidate } = useRevalidator()
  const action = findWaitingAction()
  const next = action && 'to' in action ? action.to : pathname + search
  return {
    next,
    arrive: async (greeting) => {
      await revalidate()
      showToast({ text: greeting })
      // In place of the dialog, so that Back leads to the page under it.
      if (action && 'to' in action) return navigate(action.to, { replace: true })
      close()
      action?.run()
    },
  }
}

/** What it is for, kept in sight. */
function GoingOn() {
  const { t } = useTranslation('accounts')
  return (
    <p className="flex items-center gap-3 rounded-control bg-sunken py-2 ps-2 pe-3 text-14">
      <span className="grid h-10 w-13 flex-none place-items-center rounded-[4px] bg-brand-soft text-brand">
        <HousePlus className="size-5" aria-hidden />
      </span>
      <span className="min-w-0">
        <b className="block font-medium">{t('signIn.goingOn.list')}</b>
        <span className="block truncate text-ink-soft">{t('signIn.goingOn.listText')}</span>
      </span>
    </p>
  )
}
