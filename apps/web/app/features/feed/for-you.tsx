import type { Recommendation } from '@gable/contract/feed'
import { Link } from '@gable/ui/link'
import type { ReactNode } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { RouterAnchor } from '#app/shell/local-link.tsx'
import { useLocalPath, useSite } from '#app/shell/site.ts'
import { feedPath } from './feed-path.ts'

type ForYouProps = {
  homes: readonly Recommendation[]
  renderProperty: (home: Recommendation, meta: ReactNode) => ReactNode
}

/** Less than a row of them is no section. */
const fewest = 4

/** On the landing page of a member; what is only new stands there already. */
export function ForYou({ homes, renderProperty }: ForYouProps) {
  const { t } = useTranslation(['search', 'common'])
  const toLocal = useLocalPath()
  const name = useSite().account?.name
  if (homes.length < fewest) return null
  const title = name ? t('landing.forYou', { name }) : t('landing.forYouNameless')
  return (
    <section className="ui-section" aria-labelledby="for-you">
      <div className="mb-5 flex items-end justify-between gap-4 max-md:items-baseline md:mb-7">
        <div>
          <h2 id="for-you" className="type-section">
            {title}
          </h2>
          <p className="mt-1.5 text-14 text-ink-soft md:text-15">{t('landing.forYouText')}</p>
        </div>
        <Link
          as={RouterAnchor}
          href={toLocal(feedPath)}
          hasArrow
          aria-label={`${t('common:actions.seeAll')}: ${title}`}
        >
          {t('common:actions.seeAll')}
        </Link>
      </div>
      <div className="card-rail">
        {homes.map((home) => renderProperty(home, <p className="type-meta mt-[5px] truncate">{home.reason}</p>))}
      </div>
    </section>
  )
}
