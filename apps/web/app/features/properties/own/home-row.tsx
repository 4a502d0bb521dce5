import type { Property } from '@gable/contract/property'
import { Eye } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { toPictureSource } from '#app/features/gallery/picture-source.ts'
import { ListingRow } from '#app/features/listings/own/listing-row.tsx'
import type { ListingActions } from '#app/features/listings/own/use-listing-actions.ts'
import { useLanguage } from '#app/shell/site.ts'
import { PriceLine } from '../price-line.tsx'
import { HomeNote } from './home-note.tsx'
import { useHomeState } from './use-home-state.ts'

type HomeRowProps = {
  home: Property
  now: number
  actions: ListingActions
  isBusy: boolean
}

export function HomeRow({ home, now, actions, isBusy }: HomeRowProps) {
  const { t } = useTranslation('properties')
  const { state, badge } = useHomeState(now)(home)
  const hasNote = state === 'rejected' || state === 'expiring' || state === 'expired'
  return (
    <ListingRow
      {...actions}
      title={home.title}
      to={`/my-property/${encodeURIComponent(home.slug)}`}
      picture={home.titleImage ? toPictureSource(home.titleImage) : undefined}
      // Its lister reads the whole of it, whatever others are shown.
      address={home.own?.address ?? home.address}
      meta={
        <>
          <bdi>{home.reference}</bdi> · {t(`marketState.${home.marketState}`)}
        </>
      }
      state={badge}
      price={<PriceLine home={home} />}
      views={home.reviewState === 'approved' && <Views count={home.views} />}
      note={hasNote && <HomeNote home={home} now={now} />}
      isBusy={isBusy}
    />
  )
}

function Views({ count }: { count: number }) {
  const { t } = useTranslation('properties')
  const { locale } = useLanguage()
  return (
    <>
      <Eye aria-hidden />
      <span aria-hidden>{new Intl.NumberFormat(locale).format(count)}</span>
      <span className="ui-visually-hidden">{t('card.views', { count })}</span>
    </>
  )
}
