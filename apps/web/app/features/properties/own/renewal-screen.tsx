import { Button, buttonClass } from '@gable/ui/button'
import { Spinner } from '@gable/ui/spinner'
import { CircleAlert, CircleCheck, Clock, Link2Off, type LucideIcon } from 'lucide-react'
import { limitOf } from '#app/features/packages/limit-of.ts'
import { useLimitWords } from '#app/features/packages/use-limit-words.ts'
import { usePlansPath } from '#app/features/packages/use-plans-path.ts'
import { useErrorText } from '#app/shared/error-text.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import { useLanguage } from '#app/shell/site.ts'
import type { Renewal } from './use-renewal.ts'

const looks: Record<Exclude<Renewal['kind'], 'working'>, [LucideIcon, string]> = {
  done: [CircleCheck, 'text-good'],
  used: [CircleCheck, 'text-good'],
  review: [Clock, 'text-warn'],
  broken: [Link2Off, 'text-ink-soft'],
  gone: [Link2Off, 'text-ink-soft'],
  refused: [CircleAlert, 'text-bad'],
  failed: [CircleAlert, 'text-bad'],
}

/** How a renewal ended, and where to go from here. */
export function RenewalScreen({ renewal, onRetry }: { renewal: Renewal; onRetry: () => void }) {
  const { title, text } = useRenewalWords(renewal)
  return (
    <>
      <Sign kind={renewal.kind} />
      <h1 className="type-page max-w-[24ch]">{title}</h1>
      <output className="ui-visually-hidden" aria-live="polite">
        {title}
      </output>
      <p className="max-w-[48ch] text-ink-soft">{text}</p>
      <Ways renewal={renewal} onRetry={onRetry} />
    </>
  )
}

function Sign({ kind }: { kind: Renewal['kind'] }) {
  if (kind === 'working') return <Spinner className="size-12 text-brand" />
  const [Icon, colour] = looks[kind]
  return <Icon className={`size-12 ${colour}`} aria-hidden />
}

function Ways({ renewal, onRetry }: { renewal: Renewal; onRetry: () => void }) {
  const { t } = useTranslation(['own', 'common', 'limits'])
  const plansPath = usePlansPath()
  if (renewal.kind === 'working') return null
  const isPublic = renewal.kind === 'done' || renewal.kind === 'used'
  return (
    <p className="mt-3 flex flex-wrap justify-center gap-2">
      {renewal.kind === 'failed' && (
        <Button size="large" onClick={onRetry}>
          {t('common:actions.retry')}
        </Button>
      )}
      {renewal.kind === 'refused' && limitOf(renewal.error) && (
        <LocalLink to={plansPath} className={buttonClass({ size: 'large' })}>
          {t('limits:toPlans')}
        </LocalLink>
      )}
      {isPublic && (
        <LocalLink
          to={`/properties-details/${encodeURIComponent(renewal.slug)}`}
          className={buttonClass({ size: 'large' })}
        >
          {t('renewal.view')}
        </LocalLink>
      )}
      <LocalLink to="/user/my-properties" className={buttonClass({ variant: 'secondary', size: 'large' })}>
        {t('renewal.toListings')}
      </LocalLink>
    </p>
  )
}

function useRenewalWords(renewal: Renewal): { title: string; text: string } {
  const { t } = useTranslation('own')
  const toErrorText = useErrorText()
  const toLimitWords = useLimitWords()
  const { locale } = useLanguage()
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  switch (renewal.kind) {
    case 'working':
      return { title: t('renewal.working'), text: '' }
    case 'done':
    case 'used': {
      const { kind, expiresAt } = renewal
      const text = expiresAt
        ? t(`renewal.${kind}Text`, { date: day.format(new Date(expiresAt)) })
        : t(`renewal.${kind}Open`)
      return { title: t(`renewal.${kind}`), text }
    }
    case 'refused': {
      const limit = limitOf(renewal.error)
      return limit ? toLimitWords(limit) : { title: t('renewal.notNow'), text: toErrorText(renewal.error) }
    }
    case 'failed':
      return { title: t('renewal.failed'), text: toErrorText(renewal.error) }
    default:
      return { title: t(`renewal.${renewal.kind}`), text: t(`renewal.${renewal.kind}Text`) }
  }
}
