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
  const { home, video, tab } = props

  useLayoutEffect(() => {
    const element = dialog.current
    // Without scripts the server's open dialog lies over the page; with them it also keeps the focus.
    element?.close()
    element?.showModal()
    // Closed while it is still in the page: only then the focus goes back to what opened it.
    return () => element?.close()
  }, [])

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
    >
      {tab === 'photos' && <ViewerPhotos {...props} />}
      {tab === 'video' && video && <ViewerVideo {...props} video={video} />}
      {tab === 'panorama' && home.panorama && <ViewerPanorama {...props} panorama={home.panorama} />}
    </dialog>
  )
}
