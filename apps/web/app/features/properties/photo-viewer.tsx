import { Picture, type PictureSource } from '@gable/ui/picture'
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { type KeyboardEvent, type TouchEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router'
import { useLanguage } from '../../site.ts'

type PhotoViewerProps = { title: string; photos: readonly PictureSource[]; shown: number }

const swipePixels = 48

/** The photographs alone. Keys, swipes and links leaf through; Esc, the cross and Back close. */
export function PhotoViewer({ title, photos, shown }: PhotoViewerProps) {
  const { t } = useTranslation(['properties', 'common'])
  const dialog = useRef<HTMLDialogElement>(null)
  const { go, close, hrefOf, touch } = useLeafing(photos.length, shown)
  const photo = photos[shown - 1]

  useEffect(() => {
    // Without scripts the server's open dialog lies over the page; with them it also keeps the focus.
    dialog.current?.close()
    dialog.current?.showModal()
  }, [])

  if (!photo) return null
  return (
    <dialog
      ref={dialog}
      open
      className="photo-viewer"
      aria-label={t('detail.viewer')}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      onKeyDown={go}
      {...touch}
    >
      <div className="photo-viewer-bar">
        <p aria-live="polite">
          <span className="ui-visually-hidden">{t('detail.photoOf', { number: shown, total: photos.length })}</span>
          <bdi aria-hidden className="tabular-nums">
            {shown} / {photos.length}
          </bdi>
        </p>
        <p className="truncate max-md:hidden">{title}</p>
        <CloseLink label={t('common:actions.close')} onClose={close} />
      </div>
      <Picture
        key={photo.src}
        source={photo}
        alt={t('card.picture', { number: shown, total: photos.length, title })}
        sizes="100vw"
        isPriority
        className="photo-viewer-picture"
      />
      {photos.length > 1 && (
        <>
          <Link
            to={hrefOf(shown - 1)}
            replace
            preventScrollReset
            className="photo-viewer-step start-4"
            aria-label={t('common:actions.previous')}
          >
            <ChevronLeft className="rtl:-scale-x-100" aria-hidden />
          </Link>
          <Link
            to={hrefOf(shown + 1)}
            replace
            preventScrollReset
            className="photo-viewer-step end-4"
            aria-label={t('common:actions.next')}
          >
            <ChevronRight className="rtl:-scale-x-100" aria-hidden />
          </Link>
          <Thumbnails photos={photos} shown={shown} />
        </>
      )}
    </dialog>
  )
}

function CloseLink({ label, onClose }: { label: string; onClose: () => void }) {
  const { pathname } = useLocation()
  return (
    <Link
      to={pathname}
      preventScrollReset
      className="ui-icon-button hover:bg-white/15"
      aria-label={label}
      onClick={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <X aria-hidden />
    </Link>
  )
}

function Thumbnails({ photos, shown }: Pick<PhotoViewerProps, 'photos' | 'shown'>) {
  const { t } = useTranslation('properties')
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
          to={`?photo=${index + 1}`}
          replace
          preventScrollReset
          aria-current={index + 1 === shown ? 'true' : undefined}
          aria-label={t('detail.photoOf', { number: index + 1, total: photos.length })}
        >
          <Picture source={photo} alt="" sizes="96px" />
        </Link>
      ))}
    </div>
  )
}

function useLeafing(total: number, shown: number) {
  const navigate = useNavigate()
  const { pathname, key } = useLocation()
  const { dir } = useLanguage()
  const forward = dir === 'rtl' ? -1 : 1
  const start = useRef(0)
  const hrefOf = (number: number) => `?photo=${((number - 1 + total) % total) + 1}`
  const show = (number: number) => void navigate(hrefOf(number), { replace: true, preventScrollReset: true })

  /** Back where the viewer was opened from this page; from a shared link there is nothing to go back to. */
  function close() {
    if (key === 'default') void navigate(pathname, { replace: true, preventScrollReset: true })
    else void navigate(-1)
  }

  function go(event: KeyboardEvent) {
    const target = { ArrowRight: shown + forward, ArrowLeft: shown - forward, Home: 1, End: total }[event.key]
    if (target === undefined) return
    event.preventDefault()
    show(target)
  }

  const touch = {
    onTouchStart: (event: TouchEvent) => {
      start.current = event.touches.length === 1 ? (event.touches[0]?.clientX ?? 0) : Number.NaN
    },
    onTouchEnd: (event: TouchEvent) => {
      const moved = (event.changedTouches[0]?.clientX ?? 0) - start.current
      if (Math.abs(moved) > swipePixels) show(shown + (moved < 0 ? forward : -forward))
    },
  }

  return { go, close, hrefOf, touch }
}
