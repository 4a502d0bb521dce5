import { promotionStates } from '@gable/domain/promotion-moves'
import { buttonClass } from '@gable/ui/button'
import { EmptyState } from '@gable/ui/empty-state'
import { ChevronLeft, Plus } from 'lucide-react'
import { useNavigate } from 'react-router'
import './promotions.css'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { PageHead } from '#app/shell/layout/page-head.tsx'
import { LocalLink } from '#app/shell/local-link.tsx'
import { PageLinks } from '#app/shell/page-links.tsx'
import { useLocalPath } from '#app/shell/site.ts'
import { TabLinks } from '#app/shell/tab-links.tsx'
import { AdvertisementRow } from './advertisement-row.tsx'
import { FeatureDialog } from './feature-dialog.tsx'
import type { LoadedPromotions } from './load-advertisements.server.ts'
import { promotionsPerPage } from './promotions-per-page.ts'
import { PromotionTotals } from './promotion-totals.tsx'
import { usePromotionWork } from './use-promotion-work.ts'

const tabOrder = [
  'running',
  'pending',
  'paused',
  'rejected',
  'ended',
] as const satisfies (typeof promotionStates)[number][]

export function AdvertisementsView({ loaded }: { loaded: LoadedPromotions }) {
  const { t } = useTranslation(['promotions', 'accounts'])
  const { cards, total, state, page, insights, wanted, now } = loaded
  const { counts } = insights
  const all = promotionStates.reduce((sum, one) => sum + (counts[one] ?? 0), 0)
  const { work, busyId } = usePromotionWork()
  const navigate = useNavigate()
  const toLocal = useLocalPath()
  const pathOf = (of: typeof state) => `/user/advertisement${of ? `?status=${of}` : ''}`
  return (
    <div className="promotions">
      <PageHead title={t('title')} isPrivate />
      <LocalLink to="/user" className="dashboard-back">
        <ChevronLeft className="rtl:-scale-x-100" aria-hidden />
        {t('accounts:settings.account')}
      </LocalLink>
      <div className="promotions-head">
        <div>
          <h1 className="type-page">{t('title')}</h1>
          <p className="mt-1 text-ink-soft">{t('lead')}</p>
        </div>
        {all > 0 && <FeatureLink />}
      </div>
      {all === 0 ? (
        <EmptyState illustration="house" title={t('none.title')} actions={<FeatureLink />}>
          {t('none.text')}
        </EmptyState>
      ) : (
        <>
          <TabLinks
            label={t('tabs.label')}
            tabs={[
              { to: pathOf(undefined), label: t('tabs.all'), isCurrent: state === undefined, count: all },
              ...tabOrder.map((one) => ({
                ...{ to: pathOf(one), label: t(`tabs.${one}`), isCurrent: state === one, count: counts[one] ?? 0 },
                tone: one === 'rejected' ? ('bad' as const) : undefined,
              })),
            ]}
          />
          <PromotionTotals insights={insights} />
          {cards.length === 0 && <p className="py-6 text-ink-soft">{t('none.here')}</p>}
          <ul className="promotion-rows">
            {cards.map((card) => (
              <AdvertisementRow
                key={card.advertisement?.id}
                card={card}
                now={now}
                isBusy={busyId === card.advertisement?.id}
                work={work}
              />
            ))}
          </ul>
          <PageLinks
            page={page}
            pageCount={Math.ceil(total / promotionsPerPage)}
            pathOf={(to) =>
              `/user/advertisement?${new URLSearchParams({ ...(state && { status: state }), page: String(to) })}`
            }
          />
          <p className="mt-6 text-13 text-ink-soft">{t('counted')}</p>
        </>
      )}
      {wanted && (
        <FeatureDialog
          listing={wanted}
          onClose={() => void navigate(toLocal('/user/advertisement'), { replace: true, preventScrollReset: true })}
        />
      )}
    </div>
  )
}

/** To the homes that can be put forward. */
function FeatureLink() {
  const { t } = useTranslation('promotions')
  return (
    <LocalLink to="/user/my-properties?tab=live" className={buttonClass()}>
      <Plus aria-hidden />
      {t('featureHome')}
    </LocalLink>
  )
}
