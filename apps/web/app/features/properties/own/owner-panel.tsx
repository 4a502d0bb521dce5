import type { PropertyDetail } from '@gable/contract/property'
import { Badge } from '@gable/ui/badge'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ActionButton, type ListingAction } from '#app/features/listings/own/listing-action.tsx'
import { type ListingWork, useListingWork } from '#app/features/listings/own/use-listing-work.ts'
import '#app/shared/i18n/own-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useLanguage, useLocalPath } from '#app/shell/site.ts'
import { arrangeActions } from './arrange-actions.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { PropertyNote } from './property-note.tsx'
import { PriceDialog } from './price-dialog.tsx'
import { QuietAction } from './quiet-action.tsx'
import { usePropertyActions } from './use-property-actions.ts'
import { usePropertyState } from './use-property-state.ts'

/** What a lister is told about a home on its own page, and what they can do with it there. */
export function OwnerPanel({ property, now }: { property: PropertyDetail; now: number }) {
  const { t } = useTranslation('own')
  const [isPricing, setPricing] = useState(false)
  const [pressed, setPressed] = useState<string>()
  const [deletion, setDeletion] = useState<() => void>()
  const { isBusy, work } = useWorkHere()
  const { badge } = usePropertyState(now)(property)
  const actions = usePropertyActions({ now, work, onPrice: () => setPricing(true) })(property)
  const isSpinning = (id: string) => isBusy && pressed === id

  /** One thing at a time, on the button that was pressed; what is hard to make good is asked about first. */
  const guard = (action: ListingAction): ListingAction => {
    const { id, run } = action
    if (!run) return action
    const start = () => {
      setPressed(id)
      run()
    }
    return { ...action, run: () => isBusy || (id === 'delete' ? setDeletion(() => start) : start()) }
  }
  const toButton = (action: ListingAction, size: 'large' | 'medium') => (
    <ActionButton key={action.id} {...{ action, size }} title={property.title} isBusy={isSpinning(action.id)} isWide />
  )
  const { first, pair, rest } = arrangeActions({ main: guard(actions.main), more: actions.more.map(guard) })
  return (
    <section className="owner-panel ui-panel print-hidden" aria-label={t('panel.label')} aria-busy={isBusy}>
      <p className="flex items-center justify-between gap-3">
        <Badge tone={badge.tone}>{badge.label}</Badge>
        {badge.text && <span className="text-12 text-ink-soft">{badge.text}</span>}
      </p>
      <PropertyNote property={property} now={now} isComplete />
      <Numbers property={property} />
      <div className="grid gap-2">
        {first.map((action) => toButton(action, 'large'))}
        <div className="grid grid-cols-[repeat(auto-fit,minmax(132px,1fr))] gap-2">
          {pair.map((action) => toButton(action, 'medium'))}
        </div>
      </div>
      <ul className="flex-wrap gap-x-8 border-t border-line pt-3 md:max-lg:flex">
        {rest.map((action) => (
          <QuietAction key={action.id} action={action} isBusy={isSpinning(action.id)} />
        ))}
      </ul>
      {deletion && <DeleteDialog title={property.title} onDelete={deletion} onClose={() => setDeletion(undefined)} />}
      {isPricing && <PriceDialog property={property} onClose={() => setPricing(false)} />}
    </section>
  )
}

/** Whoever deletes the home that the page is about goes on to the others. */
function useWorkHere() {
  const { busyId, work } = useListingWork()
  const navigate = useNavigate()
  const toLocal = useLocalPath()
  const leave = async () => {
    await navigate(toLocal('/user/my-properties'))
  }
  return {
    isBusy: busyId !== undefined,
    work: (wanted: ListingWork) => work(wanted.isRemoval ? { ...wanted, leave } : wanted),
  }
}

function Numbers({ property }: { property: PropertyDetail }) {
  const { t } = useTranslation('own')
  const { locale } = useLanguage()
  const numbers = new Intl.NumberFormat(locale)
  const changes = Math.max(0, property.priceHistory.length - 1)
  const days = property.daysOnMarket === null ? t('panel.notYet') : numbers.format(property.daysOnMarket)
  return (
    <dl className="owner-numbers">
      <div>
        <dt>{t('columns.views')}</dt>
        <dd>{numbers.format(property.views)}</dd>
      </div>
      <div>
        <dt>{t('columns.likes')}</dt>
        <dd>{numbers.format(property.likes)}</dd>
      </div>
      <div>
        <dt>{t('columns.interested')}</dt>
        <dd>{numbers.format(property.own?.interested ?? 0)}</dd>
      </div>
      <div>
        <dt>{t('panel.days')}</dt>
        <dd>{days}</dd>
      </div>
      <div>
        <dt>{t('panel.priceChanges')}</dt>
        <dd>{numbers.format(changes)}</dd>
      </div>
    </dl>
  )
}
