import { Picture, type PictureSource } from '@gable/ui/picture'
import { ChevronLeft, ChevronRight, Maximize, Minimize } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useLanguage } from '#app/shell/site.ts'
import { drawingSource } from './drawing-source.ts'
import type { Gallery, ViewerTab } from './gallery.ts'
import { usePhotoGestures } from './use-photo-gestures.ts'
import { usePhotoWords } from './use-photo-words.ts'
import { photoHref, planHref, useViewer } from './use-viewer.ts'
import { ViewerBar } from './viewer-bar.tsx'

const zoomStep = 1.5

type Slide = { source: PictureSource; alt: string; caption: string; room?: string | undefined }
type SlidesProps = {
  gallery: Gallery
  tab: ViewerTab
  slides: readonly Slide[]
  /** Which of them is shown, from 1. */
  shown: number
  toHref: (number: number) => string
}

export function ViewerPhotos({ gallery, number }: { gallery: Gallery; number: number }) {
  const { altOf, roomIn } = usePhotoWords(gallery)
  const slides = gallery.photos.map((source, index) => ({
    source,
    alt: altOf(index),
    caption: gallery.title,
    room: roomIn(index),
  }))
  return <Slides gallery={gallery} tab="photos" slides={slides} shown={number} toHref={photoHref} />
}

export function ViewerPlans({ gallery, number }: { gallery: Gallery; number: number }) {
  const { t } = useTranslation('detail')
  const slides = gallery.drawings.map(({ title, url }) => ({
    source: drawingSource(url),
    alt: t('plans.drawing', { title }),
    caption: title,
  }))
  return <Slides gallery={gallery} tab="plans" slides={slides} shown={number} toHref={planHref} />
}

/** One picture at a time. Arrow keys, swipes and links leaf through; plus, minus and 0 bring it closer and back. */
function Slides({ gallery, tab, slides, shown, toHref }: SlidesProps) {
  const { t } = useTranslation('detail')
  const stage = useRef<HTMLDivElement>(null)
  const { goTo, around, onKey, forward } = useLeafing(slides.length, shown, toHref)
  const slide = slides[shown - 1]
  const gestures = usePhotoGestures(stage, slide?.source.src ?? '', (to) =>
    goTo(around(shown + (to === 'left' ? forward : -forward))),
  )
  const { view, pull } = gestures
  const isClose = view.scale > 1
  const Zoom = isClose ? Minimize : Maximize
  useKeys((event) => {
    if (event.key === '+' || event.key === '=') gestures.zoomBy(zoomStep)
    else if (event.key === '-') gestures.zoomBy(1 / zoomStep)
    else if (event.key === '0' && isClose) gestures.toggle()
    else onKey(event)
  })

  if (!slide) return null
  const hasMore = slides.length > 1
  return (
    <>
      <ViewerBar
        gallery={gallery}
        tab={tab}
        counter={<Counter shown={shown} total={slides.length} room={slide.room} />}
        tools={
          <button
            type="button"
            className="ui-icon-button"
            aria-label={t('zoom')}
            aria-pressed={isClose}
            onClick={() => gestures.toggle()}
          >
            <Zoom aria-hidden />
          </button>
        }
      />
      <div
        ref={stage}
        className="photo-viewer-stage"
        data-close={isClose}
        data-paper={tab === 'plans' || undefined}
        {...gestures.handlers}
      >
        <div style={{ transform: `translate(${view.x + pull}px, ${view.y}px) scale(${view.scale})` }}>
          <Picture
            key={slide.source.src}
            source={slide.source}
            alt={slide.alt}
            sizes={isClose ? '250vw' : '100vw'}
            isPriority
          />
        </div>
      </div>
      {hasMore && <Steps earlier={around(shown - 1)} later={around(shown + 1)} />}
      <div className="min-w-0">
        <p dir="auto" className="photo-viewer-caption written" data-last={!hasMore || undefined}>
          {slide.caption}
        </p>
        {hasMore && <Thumbnails slides={slides} shown={shown} toHref={toHref} />}
      </div>
    </>
  )
}

type CounterProps = { shown: number; total: number; room: string | undefined }

function Counter({ shown, total, room }: CounterProps) {
  const { t } = useTranslation('properties')
  return (
    <p aria-live="polite" className="photo-viewer-counter">
      <span className="ui-visually-hidden">{t('detail.photoOf', { number: shown, total })}</span>
      <bdi aria-hidden className="photo-viewer-count">
        {shown} / {total}
      </bdi>
      {room && <span className="photo-viewer-room">{room}</span>}
    </p>
  )
}

function Steps({ earlier, later }: { earlier: string; later: string }) {
  const { t } = useTranslation()
  const { step } = useViewer()
  return (
    <>
      <Link to={earlier} {...step} className="photo-viewer-step start-6" aria-label={t('actions.previous')}>
        <ChevronLeft className="rtl:-scale-x-100" aria-hidden />
      </Link>
      <Link to={later} {...step} className="photo-viewer-step end-6" aria-label={t('actions.next')}>
        <ChevronRight className="rtl:-scale-x-100" aria-hidden />
      </Link>
    </>
  )
}

function Thumbnails({ slides, shown, toHref }: Pick<SlidesProps, 'slides' | 'shown' | 'toHref'>) {
  const { t } = useTranslation('properties')
  const { step } = useViewer()
  const current = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (shown) current.current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [shown])
  return (
    <div className="photo-viewer-strip">
      {slides.map(({ source }, index) => (
        <Link
          key={source.src}
          ref={index + 1 === shown ? current : undefined}
          to={toHref(index + 1)}
          {...step}
          aria-current={index + 1 === shown ? 'true' : undefined}
          aria-label={t('detail.photoOf', { number: index + 1, total: slides.length })}
        >
          <Picture source={source} alt="" sizes="96px" />
        </Link>
      ))}
    </div>
  )
}

/** Wherever the focus is: nothing but the viewer can have it. It listens before it is seen, so no key is lost. */
function useKeys(onKey: (event: KeyboardEvent) => void) {
  useLayoutEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (!event.ctrlKey && !event.metaKey && !event.altKey) onKey(event)
    }
    document.addEventListener('keydown', handle)
    return () => document.removeEventListener('keydown', handle)
  })
}

/** After the last comes the first; in a language from right to left the left arrow goes on. */
function useLeafing(total: number, shown: number, toHref: SlidesProps['toHref']) {
  const { goTo } = useViewer()
  const { dir } = useLanguage()
  const forward = dir === 'rtl' ? -1 : 1
  const around = (number: number) => toHref(((number - 1 + total) % total) + 1)

  function onKey(event: KeyboardEvent) {
    const target = { ArrowRight: shown + forward, ArrowLeft: shown - forward, Home: 1, End: total }[event.key]
    if (target === undefined) return
    event.preventDefault()
    goTo(around(target))
  }

  return { goTo, around, onKey, forward }
}
