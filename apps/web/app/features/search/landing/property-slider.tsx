import type { PropertyCard } from '@gable/contract/property'
import { IconButton } from '@gable/ui/icon-button'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useLanguage } from '#app/shell/site.ts'
import { TitledSection, type RenderProperty } from './titled-section.tsx'

type PropertySliderProps = { properties: readonly PropertyCard[]; renderProperty: RenderProperty }

/** What is advertised most, large, one after the other. It moves when somebody moves it, and never by itself. */
export function PropertySlider({ properties, renderProperty }: PropertySliderProps) {
  const { t } = useTranslation('search')
  const { locale } = useLanguage()
  const rail = useRef<HTMLDivElement>(null)
  const [first, setFirst] = useState(0)
  const number = new Intl.NumberFormat(locale)

  const show = (index: number) =>
    rail.current?.children[index]?.scrollIntoView({ behavior: 'smooth', block: 'nearest', inline: 'start' })

  return (
    <TitledSection
      id="slider"
      title={t('landing.rows.slider')}
      actions={
        properties.length > 1 && (
          <div className="flex items-center gap-2">
            <span className="text-14 text-ink-soft tabular-nums">
              {t('landing.slide', { number: number.format(first + 1), total: number.format(properties.length) })}
            </span>
            <IconButton label={t('landing.previous')} disabled={first === 0} onClick={() => show(first - 1)}>
              <ChevronLeft className="rtl:-scale-x-100" aria-hidden />
            </IconButton>
            <IconButton
              label={t('landing.next')}
              disabled={first >= properties.length - 1}
              onClick={() => show(first + 1)}
            >
              <ChevronRight className="rtl:-scale-x-100" aria-hidden />
            </IconButton>
          </div>
        )
      }
    >
      <div ref={rail} className="property-slider" onScroll={({ currentTarget }) => setFirst(firstOf(currentTarget))}>
        {properties.map(renderProperty)}
      </div>
    </TitledSection>
  )
}

/** The one nearest to where the rail begins, whichever way the page reads. */
function firstOf(rail: HTMLElement): number {
  const start = Math.abs(rail.scrollLeft)
  const width = rail.scrollWidth / Math.max(rail.children.length, 1)
  return Math.min(Math.round(start / width), rail.children.length - 1)
}
