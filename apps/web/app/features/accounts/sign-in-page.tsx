import { Avatar } from '@gable/ui/avatar'
import { Button, buttonClass } from '@gable/ui/button'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { PageHead } from '../../layout/page-head.tsx'
import { useSignOut } from '../../layout/use-sign-out.ts'
import { LocalLink } from '../../shell/local-link.tsx'
import { useLocalPath, useSite } from '../../site.ts'
import { CodeStep } from './code-step.tsx'
import { EmailStep } from './email-step.tsx'
import { safeNext } from './safe-next.ts'
import { useSignIn } from './use-sign-in.ts'

export default function SignInPage() {
  const { t } = useTranslation('accounts')
  const { account } = useSite()
  return (
    <main
      id="main"
      className="ui-container grid min-h-[60vh] content-start justify-items-center pt-10 md:content-center md:pt-16"
    >
      <PageHead title={t('signIn.pageTitle')} isPrivate />
      <div className="sign-in-panel">{account ? <SignedIn /> : <SignIn />}</div>
    </main>
  )
}

function SignIn() {
  const { t } = useTranslation('accounts')
  const [query] = useSearchParams()
  const toLocal = useLocalPath()
  const next = safeNext(query.get('next'), toLocal('/'))
  const { sent, error, isBusy, sendCode, verify, startOver, clearError } = useSignIn(next)
  const isForListing = next.endsWith('/user/properties')
  if (!sent) {
    return (
      <>
        <h1 className="type-block md:text-28">{t('signIn.title')}</h1>
        <p className="text-15 text-ink-soft">{isForListing ? t('signIn.reasonList') : t('signIn.text')}</p>
        <EmailStep error={error} isBusy={isBusy} onSubmit={(email) => void sendCode(email)} />
      </>
    )
  }
  return (
    <>
      <h1 className="type-block md:text-28">{t('signIn.codeTitle')}</h1>
      <p className="text-15 text-ink-soft">
        <bdi>{t('signIn.sentTo', { email: sent.email })}</bdi>{' '}
        <button type="button" className="ui-link ui-link-underlined" onClick={startOver}>
          {t('signIn.changeEmail')}
        </button>
      </p>
      <CodeStep
        sent={sent}
        error={error}
        isBusy={isBusy}
        onTyping={clearError}
        onCode={(code) => void verify(code)}
        onResend={() => void sendCode(sent.email)}
      />
    </>
  )
}

function SignedIn() {
  const { t } = useTranslation(['accounts', 'shell'])
  const { account } = useSite()
  const { signOut, isSigningOut } = useSignOut()
  const name = account?.name || account?.email || ''
  return (
    <>
      <h1 className="type-block md:text-28">{t('shell:header.account')}</h1>
      <p className="flex min-w-0 items-center gap-3 py-2">
        <Avatar name={name} />
        <span className="min-w-0">
          <b className="block truncate font-semibold">{name}</b>
          {account?.name && <span className="block truncate text-14 text-ink-soft">{account.email}</span>}
        </span>
      </p>
      <LocalLink to="/user/properties" className={buttonClass({ size: 'large', isWide: true })}>
        {t('shell:header.listHome')}
      </LocalLink>
      <Button variant="secondary" size="large" isWide isLoading={isSigningOut} onClick={signOut}>
        {t('shell:header.signOut')}
      </Button>
    </>
  )
}
