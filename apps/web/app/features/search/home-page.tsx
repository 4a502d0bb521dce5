import { getCategories } from '@gable/contract/catalogue'
import { searchProperties } from '@gable/contract/properties'
import { buttonClass } from '@gable/ui/button'
import { EmptyState } from '@gable/ui/empty-state'
import { Link } from '@gable/ui/link'
import { useTranslation } from 'react-i18next'
import { apiFor } from '../../api.server.ts'
import { PageHead } from '../../layout/page-head.tsx'
import type { Frame } from '../../layout/site-frame.tsx'
import { RouterAnchor } from '../../shell/local-link.tsx'
import { MemberLink } from '../../shell/member-link.tsx'
import { useLocalPath } from '../../site.ts'
import { PropertyCard } from '../properties/property-card.tsx'
import type { Route } from './+types/home-page'
import { toLabels } from './search-labels.ts'
import { CategoryRow } from './category-row.tsx'
import { HeroPicture, heroShareImage } from './hero-picture.tsx'
import { SearchBox } from './search-box.tsx'

const newestCount = 8
const cardSizes = '(min-width: 1440px) 302px, (min-width: 1024px) 23vw, (min-width: 640px) 45vw, 78vw'

export { shouldRevalidate } from '../../shell/keep-on-dialog.ts'
export const handle: Frame = { isOverPhoto: true }

export async function loader(args: Route.LoaderArgs) {
  const call = apiFor(args)
  const [newest, forSale, categories] = await Promise.all([
    call(searchProperties, { limit: newestCount }),
    call(searchProperties, { deal: 'sell', limit: 1 }),
    call(getCategories, { limit: 50 }),
  ])
  return {
    homes: newest.data,
    total: newest.total ?? 0,
    forSale: forSale.total ?? 0,
    categories: toLabels(categories.data),
    now: Date.now(),
  }
}

export default function HomePage({ loaderData: { homes, total, forSale, categories, now } }: Route.ComponentProps) {
  const { t } = useTranslation(['search', 'common'])
  return (
    <>
      <PageHead title={t('home.pageTitle')} description={t('home.text', { count: total })} image={heroShareImage} />
      <main id="main">
        <section className="hero">
          <HeroPicture />
          <div className="hero-words">
            <div className="ui-container">
              <h1 className="type-hero">{t('home.title')}</h1>
              {total > 0 && <p>{t('home.text', { count: total })}</p>}
            </div>
          </div>
        </section>
        <div className="ui-container search-box-place">
          <search>
            <SearchBox firstCount={forSale} />
          </search>
        </div>
        <div className="ui-container">
          <Newest homes={homes} now={now} />
          <section className="ui-section" aria-labelledby="kinds">
            <h2 id="kinds" className="type-section mb-7 max-md:mb-5">
              {t('home.categories')}
            </h2>
            <CategoryRow categories={categories} />
          </section>
          <SellBand />
        </div>
      </main>
    </>
  )
}

function Newest({ homes, now }: Pick<Route.ComponentProps['loaderData'], 'homes' | 'now'>) {
  const { t } = useTranslation(['search', 'common', 'shell'])
  const toLocal = useLocalPath()
  return (
    <section className="ui-section" aria-labelledby="newest">
      <div className="mb-5 flex items-end justify-between gap-4 max-md:items-baseline md:mb-7">
        <div>
          <h2 id="newest" className="type-section">
            {t('home.newest')}
          </h2>
          <p className="mt-1.5 text-14 text-ink-soft md:text-15">{t('home.newestText')}</p>
        </div>
        {homes.length > 0 && (
          <Link as={RouterAnchor} href={toLocal('/properties')} hasArrow className="shrink-0">
            {t('common:actions.seeAll')}
          </Link>
        )}
      </div>
      {homes.length === 0 ? (
        <EmptyState
          illustration="house"
          title={t('home.noHomes')}
          actions={
            <MemberLink to="/user/properties" className={buttonClass()}>
              {t('shell:header.listHome')}
            </MemberLink>
          }
        >
          {t('home.noHomesText')}
        </EmptyState>
      ) : (
        <div className="card-rail">
          {homes.map((home) => (
            <PropertyCard key={home.id} home={home} now={now} sizes={cardSizes} />
          ))}
        </div>
      )}
    </section>
  )
}

function SellBand() {
  const { t } = useTranslation(['search', 'shell'])
  return (
    <section className="ui-section grid items-center gap-6 rounded-card bg-brand-soft px-6 py-8 lg:grid-cols-[1fr_auto] lg:px-16 lg:py-14">
      <div className="grid gap-3">
        <h2 className="type-section max-w-[20ch] lg:text-36">{t('home.sellTitle')}</h2>
        <p className="text-ink-soft">{t('home.sellText')}</p>
      </div>
      <MemberLink to="/user/properties" className={buttonClass({ size: 'large' }, 'max-lg:w-full')}>
        {t('shell:header.listHome')}
      </MemberLink>
    </section>
  )
}
