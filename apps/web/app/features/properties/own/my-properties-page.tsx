import { getDrafts } from '@gable/contract/drafts'
import { countAddedProperties, getAddedProperties, listingTabs } from '@gable/contract/posting'
import type { Property } from '@gable/contract/property'
import { useState } from 'react'
import { pageSize, parseListQuery } from '#app/features/listings/own/list-query.ts'
import { OwnListings } from '#app/features/listings/own/own-listings.tsx'
import { SelectionBar } from '#app/features/listings/own/selection-bar.tsx'
import { staysOnPages } from '#app/features/listings/own/stays-on-pages.server.ts'
import { useListingWork } from '#app/features/listings/own/use-listing-work.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { apiFor } from '#app/shell/api.server.ts'
import { requireAccount } from '#app/shell/require-account.server.ts'
import type { Route } from './+types/my-properties-page'
import { DraftRow } from './draft-row.tsx'
import { PropertyRow } from './property-row.tsx'
import { PriceDialog } from './price-dialog.tsx'
import { useBulkProperties } from './use-bulk-properties.ts'
import { usePropertyActions } from './use-property-actions.ts'
import { usePropertyTabs } from './use-property-tabs.ts'

const tabs = [...listingTabs, 'drafts'] as const

export { shouldRevalidate } from '#app/shared/keep-on-dialog.ts'

export async function loader({ request, context, url }: Route.LoaderArgs) {
  await requireAccount({ request, context, url })
  const call = apiFor({ request, context })
  const query = parseListQuery(url.searchParams, tabs)
  const offset = (query.page - 1) * pageSize
  const tab = query.tab === 'drafts' ? undefined : query.tab
  const [counts, properties, drafts] = await Promise.all([
    call(countAddedProperties, {}),
    query.tab === 'drafts'
      ? { data: [], total: 0 }
      : call(getAddedProperties, { tab, text: query.text, sort: 'attention', offset, limit: pageSize }),
    // There are never more than a few; they follow after the last home.
    tab || query.text ? { data: [] } : call(getDrafts, {}),
  ])
  const begun = properties.total ?? 0
  const total = begun + drafts.data.length
  staysOnPages(url, query, total)
  const firstDraft = Math.max(0, offset - begun)
  return {
    query,
    total,
    counts: counts.data,
    properties: properties.data,
    drafts: drafts.data.slice(firstDraft, Math.max(0, offset + pageSize - begun)),
    now: Date.now(),
  }
}

/** Every home of one lister, with what needs them first. */
export default function MyPropertiesPage({ loaderData }: Route.ComponentProps) {
  const { query, total, counts, properties, drafts, now } = loaderData
  const { t } = useTranslation('own')
  const { busyId, work } = useListingWork()
  const [priced, setPriced] = useState<Property>()
  const toActions = usePropertyActions({ now, work, onPrice: setPriced })
  const { selection, actions, busyAction, failures } = useBulkProperties(properties, now)
  const reason = query.text === '' ? (query.tab ?? 'all') : 'search'
  return (
    <>
      <OwnListings
        path="/user/my-properties"
        addPath="/user/properties"
        query={query}
        total={total}
        counts={counts}
        tabs={usePropertyTabs(counts, query.tab)}
        texts={{
          title: t('homes.title'),
          count: t('homes.count', { count: counts.all }),
          add: t('homes.new'),
          search: t('homes.search'),
          order: t('homes.attentionFirst'),
          column: t('homes.column'),
        }}
        empty={{
          title: t(`empty.${reason}`),
          text: t(`empty.${reason}Text`),
          isSearch: reason === 'search',
          isStart: reason === 'all' || reason === 'drafts',
        }}
        hasNumbers
        chooseAll={
          properties.length > 0
            ? { isAll: selection.isAll, isSome: selection.ids.length > 0, onToggle: selection.toggleAll }
            : undefined
        }
      >
        {properties.map((property) => (
          <PropertyRow
            key={property.id}
            property={property}
            now={now}
            actions={toActions(property)}
            isBusy={busyId === property.id}
            choice={{
              isChosen: selection.has(property.id),
              onToggle: () => selection.toggle(property.id),
              failure: failures.get(property.id),
            }}
          />
        ))}
        {drafts.map((draft) => (
          <DraftRow key={draft.id} draft={draft} now={now} work={work} isBusy={busyId === draft.id} />
        ))}
      </OwnListings>
      <SelectionBar
        count={selection.ids.length}
        actions={actions}
        busyAction={busyAction}
        onClear={() => selection.keep([])}
      />
      {priced && <PriceDialog property={priced} onClose={() => setPriced(undefined)} />}
    </>
  )
}
