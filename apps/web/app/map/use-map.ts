import type { Map as MapLibre } from 'maplibre-gl'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useIsDark } from '../shell/theme.ts'
import { useSite } from '../site.ts'
import { createMap } from './create-map.ts'
import { mapStyle } from './map-style.ts'
import type { MapTheme } from './town-colours.ts'

/** A map that lives as long as its element and follows the theme. */
export function useMap(container: RefObject<HTMLElement | null>, label: string): MapLibre | undefined {
  const { map: sources } = useSite()
  const given = useRef(sources)
  const theme: MapTheme = useIsDark() ? 'dark' : 'light'
  const drawn = useRef(theme)
  const [map, setMap] = useState<MapLibre>()

  useEffect(() => {
    if (!container.current) return undefined
    const made = createMap({ container: container.current, label, theme: drawn.current, sources: given.current })
    setMap(made)
    return () => {
      made.remove()
      setMap(undefined)
    }
  }, [container, label])

  useEffect(() => {
    if (!map || drawn.current === theme) return
    drawn.current = theme
    map.setStyle(mapStyle({ theme, sources: given.current }))
  }, [map, theme])

  return map
}
