import 'pannellum'
import 'pannellum/build/pannellum.css'

export type PanoramaView = {
  getHfov: () => number
  setHfov: (degrees: number) => unknown
  on: (event: 'load' | 'error', listener: () => void) => unknown
  destroy: () => void
}
type Pannellum = { viewer: (container: HTMLElement, options: object) => PanoramaView }

/** The library has no types and leaves itself on the window. Its own buttons cannot be reached by keyboard. */
export function openPanorama(container: HTMLElement, url: string): PanoramaView {
  const { pannellum } = globalThis as unknown as { pannellum: Pannellum }
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  return pannellum.viewer(container, {
    type: 'equirectangular',
    panorama: url,
    autoLoad: true,

    showControls: false,
    keyboardZoom: true,
    mouseZoom: true,
    hfov: 100,
    ...(calm ? { friction: 1 } : {}),
  })
}
