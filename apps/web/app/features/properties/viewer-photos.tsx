import { Picture, type PictureSource } from '@gable/ui/picture'
import { ChevronLeft, ChevronRight, Maximize, Minimize } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLanguage } from '../../site.ts'
import type { PhotoViewerProps } from './photo-viewer.tsx'
import { usePhotoGestures } from './use-photo-gestures.ts'
import { photoHref, useViewer } from './use-viewer.ts'
import { ViewerBar } from './viewer-bar.tsx'

const zoomStep = 1.5

/** One photograph at a time. Arrow keys, swipes and links leaf through; plus, minus and 0 bring it closer and back. */
export function ViewerPhotos({ home, photos, shown, tabs, tab }: PhotoViewerProps) {
  const { t } = useTranslation(['properties', 'detail'])
  const stage = useRef<HTMLDivElement>(null)
  const { goTo, around, onKey, forward } = useLeafing(photos.length, shown)
  const photo = photos[shown - 1]
  const gestures = usePhotoGestures(stage, photo?.src ?? '', (to) =>
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

  if (!photo) return null
  return (
    <>
      <ViewerBar
        title={home.title}
        tabs={tabs}
        tab={tab}
        counter={<Counter shown={shown} total={photos.length} />}
        tools={
          <button
            type="button"
            className="ui-icon-button"
            aria-label={t('detail:zoom')}
            aria-pressed={isClose}
            onClick={() => gestures.toggle()}
          >
            <Zoom aria-hidden />
          </button>
        }
      />
      <div ref={stage} className="photo-viewer-stage" data-close={isClose} {...gestures.handlers}>
        <div style={{ transform: `translate(${view.x + pull}px, ${view.y}px) scale(${view.scale})` }}>
          <Picture
            key={photo.src}
            source={photo}
            alt={t('card.picture', { number: shown, total: photos.length, title: home.title })}
            sizes={isClose ? '250vw' : '100vw'}
            isPriority
          />
        </div>
      </div>
      {photos.length > 1 && <Steps earlier={around(shown - 1)} later={around(shown + 1)} />}
      <div className="min-w-0">
        <p dir="auto" className="photo-viewer-caption written">
          {home.title}
        </p>
        {photos.length > 1 && <Thumbnails photos={photos} shown={shown} />}
      </div>
    </>
  )
}

function Counter({ shown, total }: { shown: number; total: number }) {
  const { t } = useTranslation('properties')
  return (
    <p aria-live="polite">
      <span className="ui-visually-hidden">{t('detail.photoOf', { number: shown, total })}</span>
      <bdi aria-hidden className="photo-viewer-count">
        {shown} / {total}
      </bdi>
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

function Thumbnails({ photos, shown }: { photos: readonly PictureSource[]; shown: number }) {
  const { t } = useTranslation('properties')
  const { step } = useViewer()
  const current = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (shown) current.current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [shown])
  return (
    <div className="photo-viewer-strip">
      {photos.map((photo, index) => (
        <Link
          key={photo.src}
          ref={index + 1 === shown ? current : undefined}
          to={photoHref(index + 1)}
          {...step}
          aria-current={index + 1 === shown ? 'true' : undefined}
          aria-label={t('detail.photoOf', { number: index + 1, total: photos.length })}
        >
          <Picture source={photo} alt="" sizes="96px" />
        </Link>
      ))}
    </div>
  )
}

/** Wherever the focus is: nothing but the viewer can have it. */
function useKeys(onKey: (event: KeyboardEvent) => void) {
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (!event.ctrlKey && !event.metaKey && !event.altKey) onKey(event)
    }
    document.addEventListener('keydown', handle)
    return () => document.removeEventListener('keydown', handle)
  })
}

/** After the last comes the first; in a language from right to left the left arrow goes on. */
function useLeafing(total: number, shown: number) {
  const { goTo } = useViewer()
  const { dir } = useLanguage()
  const forward = dir === 'rtl' ? -1 : 1
  const around = (number: number) => photoHref(((number - 1 + total) % total) + 1)

  function onKey(event: KeyboardEvent) {
    const target = { ArrowRight: shown + forward, ArrowLeft: shown - forward, Home: 1, End: total }[event.key]
    if (target === undefined) return
    event.preventDefault()
    goTo(around(target))
  }

  return { goTo, around, onKey, forward }
}
