import { Button } from '@gable/ui/button'
import { Note } from '@gable/ui/note'
import { Copy, Fingerprint, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { showToast } from '#app/shared/toast.ts'
import { AuthHeading } from '../auth-frame.tsx'
import { ProofStep } from './proof-step.tsx'
import { QrCode } from './qr-code.tsx'
import { AddPasskeyForm } from '../passkeys/add-passkey-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import type { SignInWays } from './security-dialogs.tsx'
import { ShortCodeForm } from '../short-code-form.tsx'
import { useProvedAttempt } from '../use-attempt.ts'

type Key = { secret: string; uri: string }

/** A key for the app, a code that proves it arrived, and codes for the day when the phone is lost. */
export function SecondStepSetUp({ ways, onDone }: { ways: SignInWays; onDone: () => void }) {
  const { t } = useTranslation('accounts')
  const [isProved, setProved] = useState(ways.isFresh)
  const { attempt, isBusy, problem } = useProvedAttempt(() => setProved(false))
  const [key, setKey] = useState<Key>()
  const [codes, setCodes] = useState<string[]>()
  const [usesPasskey, setUsesPasskey] = useState(false)

  const begin = () =>
    attempt(async () => {
      const { beginSecondStep } = await import('../sign-in/second-step-calls.ts')
      setKey(await beginSecondStep())
    })
  const confirm = (code: string) =>
    attempt(
      async () => {
        const { proveSecondStep } = await import('../sign-in/second-step-calls.ts')
        setCodes(await proveSecondStep(code))
      },
      (failure) => (failure === 'incorrect_details' ? t('secondStep.wrongCode') : undefined),
    )

  if (codes) {
    return (
      <>
        <AuthHeading title={t('secondStep.codesTitle')}>{t('secondStep.codesText')}</AuthHeading>
        <RecoveryCodes codes={codes} onDone={onDone} />
      </>
    )
  }
  return (
    <>
      {!key && (
        <span className="auth-spot">
          <Smartphone className="size-7" aria-hidden />
        </span>
      )}
      <AuthHeading title={t('secondStep.setUpTitle')}>{t('secondStep.setUpText')}</AuthHeading>
      {!isProved && <ProofStep hasPassword={ways.hasPassword} onProved={() => setProved(true)} />}
      {isProved && !key && usesPasskey && <AddPasskeyForm onDone={setCodes} onProofNeeded={() => setProved(false)} />}
      {isProved && !key && !usesPasskey && (
        <Beginning error={problem?.text} isBusy={isBusy} onBegin={() => void begin()} />
      )}
      {isProved && !key && (
        <button
          type="button"
          className="ui-link inline-flex items-center gap-2 justify-self-center"
          onClick={() => setUsesPasskey(!usesPasskey)}
        >
          {usesPasskey ? <Smartphone className="size-4" aria-hidden /> : <Fingerprint className="size-4" aria-hidden />}
          {usesPasskey ? t('secondStep.useApp') : t('passkey.use')}
        </button>
      )}
      {isProved && key && (
        <>
          <KeyForApp {...key} />
          <ShortCodeForm
            text={t('secondStep.typeCode')}
            submitLabel={t('secondStep.confirm')}
            problem={problem}
            isBusy={isBusy}
            onCode={(code) => void confirm(code)}
          />
        </>
      )}
    </>
  )
}

type BeginningProps = { error: string | undefined; isBusy: boolean; onBegin: () => void }

function Beginning({ error, isBusy, onBegin }: BeginningProps) {
  const { t } = useTranslation('accounts')
  return (
    <>
      <p>{t('secondStep.needApp')}</p>
      {error && (
        <Note tone="bad" isAlert>
          {error}
        </Note>
      )}
      <Button size="large" isWide isLoading={isBusy} onClick={onBegin}>
        {t('secondStep.begin')}
      </Button>
    </>
  )
}

function KeyForApp({ secret, uri }: Key) {
  const { t } = useTranslation(['accounts', 'common'])
  const copy = () => {
    void navigator.clipboard.writeText(secret).then(() => showToast({ text: t('common:actions.copied') }))
  }
  return (
    <div className="grid justify-items-center gap-4">
      <p className="justify-self-start text-14">{t('secondStep.scan')}</p>
      <QrCode text={uri} label={t('secondStep.scanAlt')} />
      <div className="grid w-full gap-1">
        <p className="text-14 text-ink-soft">{t('secondStep.orType')}</p>
        <p className="flex items-center justify-between gap-2 rounded-control bg-sunken py-1 ps-4 pe-1">
          <code className="text-14" dir="ltr">
            {secret.match(/.{1,4}/g)?.join(' ')}
          </code>
          <button type="button" className="ui-icon-button" aria-label={t('secondStep.copyKey')} onClick={copy}>
            <Copy aria-hidden />
          </button>
        </p>
      </div>
    </div>
  )
}
