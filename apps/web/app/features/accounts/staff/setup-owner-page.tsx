import { getOwnerSetup } from '@gable/contract/staff'
import { Button, buttonClass } from '@gable/ui/button'
import { Note } from '@gable/ui/note'
import { KeyRound } from 'lucide-react'
import { useEffect } from 'react'
import '#app/shared/i18n/account-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useTokenOfAddress } from '#app/shared/use-token-of-address.ts'
import { apiFor } from '#app/shell/api.server.ts'
import type { Frame } from '#app/shell/layout/use-frame.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import { useLocalPath, useSite } from '#app/shell/site.ts'
import type { Route } from './+types/setup-owner-page'
import { AuthFrame, AuthHeading } from '../auth-frame.tsx'
import { useArrival } from '../use-arrival.ts'
import { useAttempt } from '../use-attempt.ts'

export const handle: Frame = { isAlone: true }

/** There is no such page once the site has an owner. */
export async function loader(args: Route.LoaderArgs) {
  await apiFor(args)(getOwnerSetup, {})
  return null
}

/** Becoming the owner must not end in "not found". */
export const shouldRevalidate = () => false

export default function SetupOwnerPage() {
  const { t } = useTranslation('accounts')
  const token = useSetupToken()
  return (
    <AuthFrame pageTitle={t('owner.title')}>
      <span className="auth-spot">
        <KeyRound className="size-7" aria-hidden />
      </span>
      <AuthHeading title={t('owner.title')}>{t('owner.text')}</AuthHeading>
      {token === null ? <TokenProblem text={t('owner.noToken')} /> : <Claim token={token ?? ''} />}
    </AuthFrame>
  )
}

const storageKey = 'gable:setup-token'

/** Kept for this tab alone, until it is used: signing in leads to other pages and back. */
function useSetupToken() {
  const given = useTokenOfAddress()
  useEffect(() => {
    if (given) sessionStorage.setItem(storageKey, given)
  }, [given])
  return given === null ? sessionStorage.getItem(storageKey) : given
}

function Claim({ token }: { token: string }) {
  const { t } = useTranslation('accounts')
  const { account } = useSite()
  const toLocal = useLocalPath()
  const { arrive } = useArrival(toLocal(`/second-step?next=${toLocal('/user/security')}`))
  const { attempt, isBusy, problem } = useAttempt()

  const claim = () =>
    attempt(async () => {
      const { claimOwnership } = await import('../sign-in/second-step-calls.ts')
      await claimOwnership(token)
      sessionStorage.removeItem(storageKey)
      await arrive(t('owner.done'))
    })

  if (problem?.code === 'not_found') return <TokenProblem text={t('owner.refused')} />
  if (!account) {
    return (
      <>
        <p>{t('owner.signInFirst')}</p>
        <LocalLink
          to={`/sign-in?next=${toLocal('/setup-owner')}`}
          className={buttonClass({ size: 'large', isWide: true })}
        >
          {t('owner.signIn')}
        </LocalLink>
      </>
    )
  }
  const name = account.name || account.email || account.mobile
  return (
    <>
      <p>{t('owner.account', { name })}</p>
      {problem && (
        <Note tone="bad" isAlert>
          {problem.text}
        </Note>
      )}
      <Button size="large" isWide isLoading={isBusy} onClick={() => void claim()}>
        {t('owner.submit')}
      </Button>
    </>
  )
}

function TokenProblem({ text }: { text: string }) {
  return (
    <Note tone="bad" isAlert>
      {text} <code dir="ltr">npm run staff -- owner</code>
    </Note>
  )
}
