import type { PropertyDetail } from '@gable/contract/property'
import { formatRelativeTime } from '@gable/domain/relative-time'
import { Avatar } from '@gable/ui/avatar'
import { buttonClass } from '@gable/ui/button'
import { useTranslation } from 'react-i18next'
import { ShareButton } from '#app/shared/share-button.tsx'
import { useLanguage } from '#app/shell/site.ts'
import { PriceLine } from './price-line.tsx'

/** Who offers this home; it stays in view while the page scrolls. */
export function ListerCard({ home, now }: { home: PropertyDetail; now: number }) {
  const { t } = useTranslation('properties')
  const { locale } = useLanguage()
  const { lister } = home
  const since = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' })
  return (
    <div className="sticky top-6 grid gap-4">
      <div className="ui-panel grid gap-5">
        <div className="flex items-center gap-3">
          <Avatar
            name={lister.name || t('detail.lister')}
            src={lister.profileImageUrl || undefined}
            className="size-14"
          />
          <div className="min-w-0">
            <p className="truncate font-semibold">{lister.name || t('detail.lister')}</p>
            <p className="text-14 text-ink-soft">
              {t('detail.memberSince', { date: since.format(new Date(lister.memberSince)) })}
            </p>
          </div>
        </div>
        <hr className="border-line" />
        <PriceLine home={home} />
        <ShareButton title={home.title} className={buttonClass({ size: 'large', isWide: true })} />
      </div>
      {home.reviewState === 'approved' && (
        <p className="px-1 text-14 text-ink-soft">
          {t('detail.listed', { time: formatRelativeTime(new Date(home.publishedAt), new Date(now), locale) })}
          {home.views > 0 && ` · ${t('card.views', { count: home.views })}`}
        </p>
      )}
    </div>
  )
}

/** The same at the bottom of a phone, in reach of a thumb. */
export function PhoneBar({ home }: { home: PropertyDetail }) {
  return (
    <div className="phone-bar print-hidden">
      <div className="min-w-0 flex-1">
        <PriceLine home={home} />
        <p className="truncate text-12 text-ink-soft">{home.lister.name}</p>
      </div>
      <ShareButton title={home.title} className={buttonClass({}, 'px-4')} />
    </div>
  )
}
