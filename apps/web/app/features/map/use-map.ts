import { languageOf } from '@gable/i18n/languages'
import type { Map as MapLibre } from 'maplibre-gl'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useSite } from '#app/shell/site.ts'
import { useIsDark } from '#app/shell/theme.ts'
import { createMap } from './create-map.ts'
import { mapStyle } from './map-style.ts'
import type { MapTheme } from './town-colours.ts'

/** A map that lives as long as its element and follows theme and language. */
export function useMap(container: RefObject<HTMLElement | null>, label: string): MapLibre | undefined {
  const { map: sources, language: code, settings } = useSite()
  const { code: language } = languageOf(code)
  const theme: MapTheme = useIsDark() ? 'dark' : 'light'
  const given = useRef(sources)
  const start = useRef(settings.defaultPlace)
  const drawn = useRef({ theme, language })
  const [map, setMap] = useState<MapLibre>()

  useEffect(() => {
    if (!container.current) return undefined
    const made = createMap({
      container: container.current,
      label,
      ...drawn.current,
      sources: given.current,
      start: start.current,
    })
    setMap(made)
    return () => {
      made.remove()
      setMap(undefined)
    }
  }, [container, label])

  useEffect(() => {
    if (!map || (drawn.current.theme === theme && drawn.current.language === language)) return
    drawn.current = { theme, language }
    map.setStyle(mapStyle({ theme, language, sources: given.current }))
  }, [map, theme, language])

  return map
}
