import type { Draft } from '@gable/contract/drafts'
import { parseNumberInput } from '@gable/domain/number-input'
import { formatRelativeTime } from '@gable/domain/relative-time'
import { ArrowRight, Trash2 } from 'lucide-react'
import { ListingRow } from '#app/features/listings/own/listing-row.tsx'
import type { ListingWork } from '#app/features/listings/own/use-listing-work.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useLanguage, useSite } from '#app/shell/site.ts'
import { postingSteps } from '../posting/posting-values.ts'
import { PriceLine } from '../price-line.tsx'

type DraftRowProps = { draft: Draft; now: number; work: (wanted: ListingWork) => void; isBusy: boolean }

/** A form that was begun: it goes on where it was left. */
export function DraftRow({ draft, now, work, isBusy }: DraftRowProps) {
  const { t } = useTranslation(['own', 'properties'])
  const { settings } = useSite()
  const { locale } = useLanguage()
  const { content } = draft
  const index = Math.max(
    0,
    postingSteps.findIndex((step) => step === draft.step),
  )
  const title = content.title || t('untitled')
  const price = parseNumberInput(content.price ?? '')
  const rentPeriod = content.deal === 'rent' ? (content.rentPeriod ?? null) : null
  const to = `/user/properties/${postingSteps[index]}?draft=${draft.id}`
  return (
    <ListingRow
      title={title}
      to={to}
      picture={undefined}
      address={[content.address, content.city].filter(Boolean).join(', ')}
      meta={t('state.saved', { time: formatRelativeTime(new Date(draft.updatedAt), new Date(now), locale) })}
      state={{
        label: t('state.draft'),
        tone: 'neutral',
        text: t('state.step', { number: index + 1, total: postingSteps.length }),
      }}
      price={
        price !== undefined && (
          <PriceLine property={{ price: String(price), currency: settings.currency.code, rentPeriod }} />
        )
      }
      main={{ id: 'continue', label: t('actions.continue'), Icon: ArrowRight, to }}
      more={[
        {
          id: 'delete',
          label: t('actions.delete'),
          Icon: Trash2,
          tone: 'bad',
          run: () =>
            work(removalOf(draft, { gone: t('done.deleted', { title }), back: t('done.restored', { title }) })),
        },
      ]}
      isBusy={isBusy}
    />
  )
}

function removalOf(draft: Draft, texts: { gone: string; back: string }): ListingWork {
  const loadCalls = () => import('#app/features/listings/wizard/drafts/draft-calls.ts')
  return {
    id: draft.id,
    isRemoval: true,
    run: async () => (await loadCalls()).discardDraft(draft.id).then(() => texts.gone),
    undo: async () => (await loadCalls()).restoreDraft(draft).then(() => texts.back),
  }
}
