import { Button, buttonClass } from '@gable/ui/button'
import { CircleCheck, Link2Off, MailX } from 'lucide-react'
import { useState } from 'react'
import type { NotificationKind } from '@gable/domain/notification-kinds'
import { useErrorText } from '#app/shared/error-text.ts'
import '#app/shared/i18n/notification-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { showToast } from '#app/shared/toast.ts'
import { useTokenOfAddress } from '#app/shared/use-token-of-address.ts'
import { PageHead } from '#app/shell/layout/page-head.tsx'
import { LocalLink } from '#app/shell/local-link.tsx'

type Outcome = { kind: NotificationKind } | 'broken' | undefined

/** Where the link of a mail leads. A button, because programs open links too. */
export default function UnsubscribePage() {
  const { t } = useTranslation('notifications')
  const token = useTokenOfAddress()
  const { outcome, isBusy, stop } = useStopping(token)
  const shown = token === null ? 'broken' : outcome
  return (
    <>
      <PageHead title={t('unsubscribe.pageTitle')} isPrivate />
      <main id="main" className="ui-container">
        <div className="grid min-h-[64vh] place-content-center justify-items-center gap-3 py-16 text-center">
          <Words outcome={shown} />
          <p className="mt-3 flex flex-wrap justify-center gap-2">
            {shown === undefined ? (
              <Button size="large" isLoading={isBusy} disabled={!token} onClick={() => void stop()}>
                {t('unsubscribe.action')}
              </Button>
            ) : (
              <LocalLink to="/user/notification-settings" className={buttonClass({ size: 'large' })}>
                {t('unsubscribe.toSettings')}
              </LocalLink>
            )}
          </p>
        </div>
      </main>
    </>
  )
}

function useStopping(token: string | null | undefined) {
  const toErrorText = useErrorText()
  const [outcome, setOutcome] = useState<Outcome>()
  const [isBusy, setBusy] = useState(false)

  async function stop() {
    if (!token) return
    setBusy(true)
    try {
      const { stopMails } = await import('./notification-calls.ts')
      setOutcome({ kind: await stopMails(token) })
    } catch (error) {
      if ((error as { code?: unknown }).code === 'not_found') setOutcome('broken')
      else showToast({ tone: 'bad', text: toErrorText(error) })
    }
    setBusy(false)
  }
  return { outcome, isBusy, stop }
}

function Words({ outcome }: { outcome: Outcome }) {
  const { t } = useTranslation('notifications')
  const name = outcome === undefined ? 'ask' : outcome === 'broken' ? 'broken' : 'done'
  const [Icon, colour] = signs[name]
  const kind = typeof outcome === 'object' ? t(`kinds.${outcome.kind}.name`) : ''
  const title = t(`unsubscribe.${name}`)
  return (
    <>
      <Icon className={`size-12 ${colour}`} aria-hidden />
      <h1 className="type-page max-w-[24ch]">{title}</h1>
      {name !== 'ask' && <output className="ui-visually-hidden">{title}</output>}
      <p className="max-w-[48ch] text-ink-soft">{t(`unsubscribe.${name}Text`, { kind })}</p>
    </>
  )
}

const signs = {
  ask: [MailX, 'text-ink-soft'],
  done: [CircleCheck, 'text-good'],
  broken: [Link2Off, 'text-ink-soft'],
} as const
