import type { PropertyDetail } from '@gable/contract/property'
import type { Video } from '@gable/domain/video-link'
import type { PictureSource } from '@gable/ui/picture'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useViewer, type ViewerTab } from './use-viewer.ts'
import { ViewerPanorama } from './viewer-panorama.tsx'
import { ViewerPhotos } from './viewer-photos.tsx'
import { ViewerVideo } from './viewer-video.tsx'

export type PhotoViewerProps = {
  home: PropertyDetail
  photos: readonly PictureSource[]
  video: Video | undefined
  tabs: readonly ViewerTab[]
  tab: ViewerTab
  /** The number of the photograph, from 1. */
  shown: number
}

/** The pictures alone, over the whole screen. Esc, the cross and Back close it. */
export function PhotoViewer(props: PhotoViewerProps) {
  const { t } = useTranslation('properties')
  const { close } = useViewer()
  const dialog = useRef<HTMLDialogElement>(null)
  const isLeaving = useRef(false)
  const { home, video, tab } = props

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
      {tab === 'photos' && <ViewerPhotos {...props} />}
      {tab === 'video' && video && <ViewerVideo {...props} video={video} />}
      {tab === 'panorama' && home.panorama && <ViewerPanorama {...props} panorama={home.panorama} />}
    </dialog>
  )
}
