import type { PropertyDetail } from '@gable/contract/property'
import { formatRelativeTime } from '@gable/domain/relative-time'
import { Avatar } from '@gable/ui/avatar'
import { buttonClass } from '@gable/ui/button'
import { lazy, Suspense } from 'react'
import { isOpenForContact } from '#app/features/leads/is-open-for-contact.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { ShareButton } from '#app/shared/share-button.tsx'
import { useLanguage } from '#app/shell/site.ts'
import { PriceLine } from './price-line.tsx'

// Hardly anybody is blocked.
const loadClosed = async () => ({ default: (await import('#app/features/blocks/contact-closed.tsx')).ContactClosed })
const ContactClosed = import.meta.env.SSR ? (await loadClosed()).default : lazy(loadClosed)

// The server draws it; browsers have it a moment after the page, when it can be pressed.
const loadPanel = () => import('#app/features/leads/contact-panel.tsx')
const panel = import.meta.env.SSR ? await loadPanel() : undefined
const ContactPanel = panel?.ContactPanel ?? lazy(async () => ({ default: (await loadPanel()).ContactPanel }))
const ContactBar = panel?.ContactBar ?? lazy(async () => ({ default: (await loadPanel()).ContactBar }))

// Below the name; the page is read without it.
const loadAgent = async () => ({ default: (await import('#app/features/listings/lister/agent-link.tsx')).AgentLink })
const AgentLink = import.meta.env.SSR ? (await loadAgent()).default : lazy(loadAgent)

/** Who offers this home; beside it, it stays in view while the page scrolls. */
export function ListerCard({ property, now }: { property: PropertyDetail; now: number }) {
  const { t } = useTranslation('properties')
  const { locale } = useLanguage()
  const { lister } = property
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
        {lister.agent && (
          <Suspense>
            <AgentLink agent={lister.agent} name={lister.name || t('detail.lister')} />
          </Suspense>
        )}
        <hr className="border-line" />
        <PriceLine property={property} />
        <Closed property={property} />
        <Contact property={property} />
      </div>
      {property.reviewState === 'approved' && (
        <p className="px-1 text-14 text-ink-soft">
          {t('detail.listed', { time: formatRelativeTime(new Date(property.publishedAt), new Date(now), locale) })}
          {property.views > 0 && ` · ${t('card.views', { count: property.views })}`}
          {property.likes > 0 && ` · ${t('card.likes', { count: property.likes })}`}
        </p>
      )}
    </div>
  )
}

function Contact({ property }: { property: PropertyDetail }) {
  if (!isOpenForContact(property)) return null
  return (
    <Suspense fallback={<div className="h-13" />}>
      <ContactPanel property={property} />
    </Suspense>
  )
}

/** Why there is none. */
function Closed({ property: { contactClosed, lister } }: { property: PropertyDetail }) {
  if (!contactClosed) return null
  return (
    <Suspense>
      <ContactClosed closed={contactClosed} lister={lister} />
    </Suspense>
  )
}

/** The same at the bottom of a phone, in reach of a thumb. */
export function PhoneBar({ property }: { property: PropertyDetail }) {
  return (
    <div className="phone-bar print-hidden">
      <div className="phone-bar-facts min-w-0 flex-1 overflow-hidden">
        <PriceLine property={property} />
        <p className="truncate text-12 text-ink-soft">{property.lister.name}</p>
      </div>
      {isOpenForContact(property) ? (
        <Suspense>
          <ContactBar property={property} />
        </Suspense>
      ) : (
        <ShareButton title={property.title} className={buttonClass({ variant: 'secondary' }, 'px-4')} />
      )}
    </div>
  )
}
