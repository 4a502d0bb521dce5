import type { PropertyCard } from '@gable/contract/property'
import { CardMedia } from '@gable/ui/card'
import { Picture } from '@gable/ui/picture'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { toPictureSource } from '#app/features/gallery/picture-source.ts'
import { LocalLink } from '#app/shell/local-link.tsx'

type CardStripProps = {
  more: NonNullable<PropertyCard['moreImages']>
  title: string
  to: string
  sizes: string
  badge: ReactNode
  action: ReactNode
  isLit: boolean | undefined
  /** The first picture. */
  children: ReactNode
}

/** The pictures of a card, to swipe through or by arrows; each is asked for when somebody goes there. */
export function CardStrip({ more, title, to, sizes, badge, action, isLit, children }: CardStripProps) {
  const { t } = useTranslation('properties')
  const { strip, shown, last, reach, show, follow } = useStrip(more.length)
  return (
    <CardMedia isLit={isLit} badge={badge} action={action} dots={{ count: more.length + 1, active: shown }}>
      {/* The link of the card says the same to those who cannot see the pictures. */}
      <div
        ref={strip}
        className="ui-card-strip"
        aria-hidden
        tabIndex={-1}
        onScroll={follow}
        onTouchStart={() => reach(shown + 1)}
      >
        <Slide to={to}>{children}</Slide>
        {more.map((picture, index) => {
          const source = toPictureSource(picture)
          return (
            <Slide key={picture.id} to={to}>
              {source && index < last && (
                <Picture source={source} alt="" sizes={sizes} isPriority retryLabel={t('card.loadPicture')} />
              )}
            </Slide>
          )
        })}
      </div>
      <Arrow side="start" isEnd={shown === 0} title={title} onClick={() => show(shown - 1)} />
      <Arrow side="end" isEnd={shown === more.length} title={title} onClick={() => show(shown + 1)} />
    </CardMedia>
  )
}

/** The strip lies over the link of the card, so that fingers can move it: every picture brings its own. */
const Slide = ({ to, children }: { to: string; children: ReactNode }) => (
  <div>
    {children}
    <LocalLink to={to} tabIndex={-1} className="absolute inset-0" />
  </div>
)

function useStrip(count: number) {
  const strip = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(0)
  /** How many pictures after the first have been asked for. */
  const [last, setLast] = useState(0)
  const reach = (index: number) => setLast((before) => Math.max(before, Math.min(index, count)))
  return {
    strip,
    shown,
    last,
    reach,
    show(index: number) {
      const box = strip.current
      if (!box || index < 0 || index > count) return
      reach(index)
      // From the right to the left pages scroll below zero.
      const sign = getComputedStyle(box).direction === 'rtl' ? -1 : 1
      box.scrollTo({ left: sign * index * box.clientWidth })
    },
    follow() {
      const box = strip.current
      if (!box) return
      const index = Math.round(Math.abs(box.scrollLeft) / box.clientWidth)
      setShown(index)
      reach(index)
    },
  }
}

type ArrowProps = { side: 'start' | 'end'; isEnd: boolean; title: string; onClick: () => void }

/** At its end it keeps the focus that it may have, and does nothing. */
function Arrow({ side, isEnd, title, onClick }: ArrowProps) {
  const { t } = useTranslation('properties')
  const Icon = side === 'start' ? ChevronLeft : ChevronRight
  return (
    <button
      type="button"
      className="ui-card-arrow"
      data-side={side}
      aria-label={t(side === 'start' ? 'card.previousPicture' : 'card.nextPicture', { title })}
      aria-disabled={isEnd || undefined}
      tabIndex={isEnd ? -1 : undefined}
      onClick={isEnd ? undefined : onClick}
    >
      <Icon className="rtl:-scale-x-100" aria-hidden />
    </button>
  )
}
