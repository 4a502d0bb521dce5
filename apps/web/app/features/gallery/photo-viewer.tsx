import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import type { Gallery } from './gallery.ts'
import { type InViewer, useViewer } from './use-viewer.ts'
import { ViewerPanorama } from './viewer-panorama.tsx'
import { ViewerPhotos, ViewerPlans } from './viewer-slides.tsx'
import { ViewerVideo } from './viewer-video.tsx'

export type PhotoViewerProps = { gallery: Gallery; shown: InViewer }

/** The pictures alone, over the whole screen. Esc, the cross and Back close it. */
export function PhotoViewer({ gallery, shown: { tab, number } }: PhotoViewerProps) {
  const { t } = useTranslation('properties')
  const { close } = useViewer()
  const dialog = useRef<HTMLDialogElement>(null)
  const isLeaving = useRef(false)
  const { video, panorama } = gallery

  useLayoutEffect(() => {
    const element = dialog.current
    isLeaving.current = false
    // Without scripts the server's open dialog lies over the page; with them it also keeps the focus.
    element?.removeAttribute('open')
    element?.showModal()
    return () => {
      isLeaving.current = true
      // Closed while it is still in the page: only then the focus goes back to what opened it.
      element?.close()
    }
  }, [])

  return (
    <dialog
      ref={dialog}
      open
      className="photo-viewer"
      aria-label={t('detail.viewer')}
      // Esc, and the Back of a phone; browsers do not let a page refuse them.
      onClose={({ currentTarget }) => {
        if (!currentTarget.open && !isLeaving.current) close()
      }}
    >
      {tab === 'photos' && <ViewerPhotos gallery={gallery} number={number} />}
      {tab === 'plans' && <ViewerPlans gallery={gallery} number={number} />}
      {tab === 'video' && video && <ViewerVideo gallery={gallery} video={video} />}
      {tab === 'panorama' && panorama && <ViewerPanorama gallery={gallery} panorama={panorama} />}
    </dialog>
  )
}
