import { useEffect } from 'react'
import { categoriesReceived, sliderReceived } from '#app/shell/store/cache-slice.ts'
import { useDispatch } from '#app/shell/store/use-store.ts'
import type { lighten } from './landing-section.tsx'

type Sections = readonly ReturnType<typeof lighten>[]

/** The next outline of the page is drawn with what it had the last time. */
export function useRememberedStart(sections: Sections) {
  const dispatch = useDispatch()
  useEffect(() => {
    const slider = sections.find(({ type }) => type === 'slider')
    dispatch(sliderReceived(slider && 'properties' in slider ? slider.properties.length : 0))
    const kinds = sections.find((section) => section.type === 'categories')
    if (kinds) {
      const data = kinds.categories.map(({ id, slug, name, icon }) => ({ id, slug, name, icon }))
      dispatch(categoriesReceived({ data, at: Date.now() }))
    }
  }, [dispatch, sections])
}
