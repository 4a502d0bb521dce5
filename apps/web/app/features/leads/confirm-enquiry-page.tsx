import { Button, buttonClass } from '@gable/ui/button'
import { CircleCheck, Link2Off, MailQuestion } from 'lucide-react'
import { useState } from 'react'
import { useErrorText } from '#app/shared/error-text.ts'
import '#app/shared/i18n/lead-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { showToast } from '#app/shared/toast.ts'
import { useTokenOfAddress } from '#app/shared/use-token-of-address.ts'
import { PageHead } from '#app/shell/layout/page-head.tsx'
import { LocalLink } from '#app/shell/local-link.tsx'

type Outcome = { slug: string } | 'broken' | undefined

/** Where the link of a mail leads. A button, because programs open links too. */
export default function ConfirmEnquiryPage() {
  const { t } = useTranslation('leads')
  const token = useTokenOfAddress()
  const { outcome, isBusy, confirm } = useConfirming(token)
  const shown = token === null ? 'broken' : outcome
  return (
    <>
      <PageHead title={t('confirm.pageTitle')} isPrivate />
      <main id="main" className="ui-container">
        <div className="grid min-h-[64vh] place-content-center justify-items-center gap-3 py-16 text-center">
          <Words outcome={shown} />
          <p className="mt-3">
            {shown === undefined ? (
              <Button size="large" isLoading={isBusy} disabled={!token} onClick={() => void confirm()}>
                {t('confirm.action')}
              </Button>
            ) : (
              <LocalLink
                to={typeof shown === 'object' ? `/properties-details/${encodeURIComponent(shown.slug)}` : '/properties'}
                className={buttonClass({ size: 'large' })}
              >
                {t(typeof shown === 'object' ? 'confirm.toHome' : 'confirm.toHomes')}
              </LocalLink>
            )}
          </p>
        </div>
      </main>
    </>
  )
}

function useConfirming(token: string | null | undefined) {
  const toErrorText = useErrorText()
  const [outcome, setOutcome] = useState<Outcome>()
  const [isBusy, setBusy] = useState(false)

  async function confirm() {
    if (!token) return
    setBusy(true)
    try {
      const { confirm: send } = await import('./confirm-call.ts')
      setOutcome({ slug: await send(token) })
    } catch (error) {
      if ((error as { code?: unknown }).code === 'not_found') setOutcome('broken')
      else showToast({ tone: 'bad', text: toErrorText(error) })
    }
    setBusy(false)
  }
  return { outcome, isBusy, confirm }
}

function Words({ outcome }: { outcome: Outcome }) {
  const { t } = useTranslation('leads')
  const name = outcome === undefined ? 'ask' : outcome === 'broken' ? 'broken' : 'done'
  const [Icon, colour] = signs[name]
  const title = t(`confirm.${name}`)
  return (
    <>
      <Icon className={`size-12 ${colour}`} aria-hidden />
      <h1 className="type-page max-w-[24ch]">{title}</h1>
      {name !== 'ask' && <output className="ui-visually-hidden">{title}</output>}
      <p className="max-w-[48ch] text-ink-soft">{t(`confirm.${name}Text`)}</p>
    </>
  )
}

const signs = {
  ask: [MailQuestion, 'text-ink-soft'],
  done: [CircleCheck, 'text-good'],
  broken: [Link2Off, 'text-ink-soft'],
} as const
