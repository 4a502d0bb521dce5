import { type ReactNode, type UIEvent, useState } from 'react'
import type { Anchor } from './anchor.ts'
import { classNames } from './class-names.ts'
import { Picture, type PictureSource } from './picture.tsx'

export type MosaicPhoto = { id: string; source: PictureSource; alt: string; href: string }

type PhotoMosaicProps = {
  label: string
  photos: readonly MosaicPhoto[]
  /** Writes the counter of the strip on a phone, for example `(shown, total) => '3 / 24'`. */
  formatCount: (shown: number, total: number) => string
  /** Small buttons on the picture, at its start and at its end. */
  start?: ReactNode
  end?: ReactNode
  anchor?: Anchor | undefined
  onOpen?: ((index: number) => void) | undefined
  /** Nothing larger comes before it on the page, so its first picture is loaded before others. */
  isFirst?: boolean | undefined
  className?: string | undefined
}

const largeSizes = '(min-width: 1440px) 632px, (min-width: 768px) 50vw, 100vw'
const smallSizes = '(min-width: 1440px) 312px, (min-width: 768px) 25vw, 100vw'

/** From 768 one large picture and four small ones; under it a strip to swipe through, with a counter. */
export function PhotoMosaic({ label, photos, formatCount, start, end, isFirst = true, ...rest }: PhotoMosaicProps) {
  const { anchor, onOpen, className } = rest
  const [shown, setShown] = useState(1)
  const Link = anchor ?? 'a'

  function handleScroll({ currentTarget: strip }: UIEvent<HTMLElement>) {
    setShown(Math.round(Math.abs(strip.scrollLeft) / strip.clientWidth) + 1)
  }

  return (
    <section className={classNames('ui-mosaic', className)} aria-label={label}>
      <ul className="ui-mosaic-strip" data-count={Math.min(photos.length, 5)} onScroll={handleScroll}>
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <Link
              href={photo.href}
              onClick={(event) => {
                if (!onOpen) return
                event.preventDefault()
                onOpen(index)
              }}
            >
              <Picture
                source={photo.source}
                alt={photo.alt}
                sizes={index === 0 ? largeSizes : smallSizes}
                isPriority={isFirst && index === 0}
              />
            </Link>
          </li>
        ))}
      </ul>
      {start && <div data-slot="start">{start}</div>}
      {end && <div data-slot="end">{end}</div>}
      {photos.length > 1 && (
        <span data-slot="count" className="ui-photo-button" aria-hidden>
          <bdi>{formatCount(shown, photos.length)}</bdi>
        </span>
      )}
    </section>
  )
}
