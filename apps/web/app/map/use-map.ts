import type { Map as MapLibre } from 'maplibre-gl'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useIsDark } from '../shell/theme.ts'
import { useSite } from '../site.ts'
import { createMap } from './create-map.ts'
import { mapStyle } from './map-style.ts'

/** A map that lives as long as its element and follows the theme. */
export function useMap(container: RefObject<HTMLElement | null>, label: string): MapLibre | undefined {
  const { mapGeojsonUrl: detailUrl } = useSite()
  const isDark = useIsDark()
  const drawn = useRef(isDark)
  const [map, setMap] = useState<MapLibre>()

  useEffect(() => {
    if (!container.current) return undefined
    const made = createMap({ container: container.current, label, isDark: drawn.current, detailUrl })
    setMap(made)
    return () => {
      made.remove()
      setMap(undefined)
    }
  }, [container, label, detailUrl])

  useEffect(() => {
    if (!map || drawn.current === isDark) return
    drawn.current = isDark
    map.setStyle(mapStyle({ isDark, detailUrl }))
  }, [map, isDark, detailUrl])

  return map
}
