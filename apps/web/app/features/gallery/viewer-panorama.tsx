import type { Picture as Panorama } from '@gable/contract/property'
import { Spinner } from '@gable/ui/spinner'
import { ZoomIn, ZoomOut } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import type { Gallery } from './gallery.ts'
import type { PanoramaView } from './panorama.ts'
import { ViewerBar } from './viewer-bar.tsx'

const zoomDegrees = 15

/** A picture of all around, to turn by dragging or with the arrow keys. */
export function ViewerPanorama({ gallery, panorama }: { gallery: Gallery; panorama: Panorama }) {
  const { t } = useTranslation('detail')
  const container = useRef<HTMLDivElement>(null)
  const { view, state } = usePanorama(container, panorama)
  const zoom = (degrees: number) => view?.setHfov(view.getHfov() + degrees)
  return (
    <>
      <ViewerBar
        gallery={gallery}
        tab="panorama"
        tools={
          <>
            <button
              type="button"
              className="ui-icon-button"
              aria-label={t('zoomIn')}
              onClick={() => zoom(-zoomDegrees)}
            >
              <ZoomIn aria-hidden />
            </button>
            <button
              type="button"
              className="ui-icon-button"
              aria-label={t('zoomOut')}
              onClick={() => zoom(zoomDegrees)}
            >
              <ZoomOut aria-hidden />
            </button>
          </>
        }
      />
      <div className="photo-viewer-panorama">
        <div ref={container} role="application" aria-label={t('panorama.label', { title: gallery.title })} />
        {state !== 'ready' && (
          <output>{state === 'failed' ? t('panorama.failed') : <Spinner label={t('panorama.loading')} />}</output>
        )}
      </div>
      <p className="photo-viewer-caption pb-6">{t('panorama.hint')}</p>
    </>
  )
}

function usePanorama(container: RefObject<HTMLElement | null>, { url, widths }: Panorama) {
  const [view, setView] = useState<PanoramaView>()
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const width = widths.at(-1)

  useEffect(() => {
    const element = container.current
    let isOver = false
    let made: PanoramaView | undefined
    async function show() {
      // It touches the window as soon as it is imported, so the server never does.
      const { openPanorama } = await import('./panorama.ts')
      if (isOver || !element) return
      made = openPanorama(element, `${url}/${width}.jpg`)
      made.on('load', () => setState('ready'))
      made.on('error', () => setState('failed'))
      setView(made)
    }
    show().catch(() => setState('failed'))
    return () => {
      isOver = true
      made?.destroy()
    }
  }, [container, url, width])

  return { view, state: width === undefined ? 'failed' : state }
}
