import type { PropertyDetail } from '@gable/contract/property'
import { isTaken } from '@gable/domain/market-moves'
import { buttonClass } from '@gable/ui/button'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { DetailSection } from '#app/features/listings/detail/detail-section.tsx'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'

const MortgagePanel = lazy(async () => ({ default: (await import('./mortgage-panel.tsx')).MortgagePanel }))

/**
 * What a home for sale takes a month. It comes when it is about to be seen, in a frame as high as it is; until then a
 * link leads to the whole page.
 */
export function MortgagePlace({ property }: { property: PropertyDetail }) {
  const { t } = useTranslation('detail')
  const frame = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  const isShown = property.deal === 'sell' && property.price !== null && !isTaken(property.marketState)

  useEffect(() => {
    if (!frame.current) return undefined
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '300px',
    })
    watcher.observe(frame.current)
    return () => watcher.disconnect()
  }, [])

  if (!isShown) return null
  const link = (
    <LocalLink
      to={`/mortgage-calculator?price=${Number(property.price)}&home=${encodeURIComponent(property.slug)}`}
      className={buttonClass({ variant: 'secondary' }, 'justify-self-start')}
    >
      {t('mortgage.open')}
    </LocalLink>
  )
  return (
    <DetailSection title={t('mortgage.title')}>
      <div ref={frame} className="min-h-84 md:min-h-69 print-hidden">
        {isNear ? (
          <Suspense fallback={link}>
            <MortgagePanel price={Number(property.price)} slug={property.slug} />
          </Suspense>
        ) : (
          link
        )}
      </div>
    </DetailSection>
  )
}
