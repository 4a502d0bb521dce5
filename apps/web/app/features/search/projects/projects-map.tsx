import type { ProjectCard } from '@gable/contract/project'
import { PricePin } from '@gable/ui/price-pin'
import { type ReactNode, useRef } from 'react'
import { createPortal } from 'react-dom'
import { shownPlace } from '#app/features/listings/shown-place.ts'
import type { Box } from '#app/features/map/create-map.ts'
import { MapButtons } from '#app/features/map/map-buttons.tsx'
import { useMarkerElements } from '#app/features/map/map-markers.ts'
import { useMap } from '#app/features/map/use-map.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { FollowBox, SearchHere } from '../map/follow-controls.tsx'
import { Preview } from '../map/preview.tsx'
import { useAreaSearch } from '../map/use-area-search.ts'

export type ProjectsMapProps = {
  projects: readonly ProjectCard[]
  box: Box | undefined
  pointedId: number | undefined
  selectedId: number | undefined
  onSelect: (id: number | undefined) => void
  onBox: (box: Box) => void
  renderPreview?: ((id: number) => ReactNode) | undefined
}

/** The projects of the list by their names. Moving the map searches where it stops. */
export function ProjectsMap({ projects, box, onBox, renderPreview, ...pointing }: ProjectsMapProps) {
  const { t } = useTranslation('results')
  const container = useRef<HTMLDivElement>(null)
  const map = useMap(container, t('lists.projectsMap'))
  const { onSelect, selectedId } = pointing
  const search = useAreaSearch(map, {
    properties: projects,
    box,
    shape: undefined,
    onSearchArea: onBox,
    onSelect: () => onSelect(undefined),
  })
  return (
    <div className="map-frame">
      <div ref={container} className="size-full" />
      <div className="map-top">
        <FollowBox search={search} />
        <SearchHere search={search} />
      </div>
      <MapButtons map={map} />
      <Names projects={projects} {...pointing} elements={useMarkerElements(map, projects)} />
      {map && renderPreview && (
        <Preview
          map={map}
          properties={projects}
          selectedId={selectedId}
          onSelect={onSelect}
          renderPreview={renderPreview}
        />
      )}
    </div>
  )
}

type NamesProps = Pick<ProjectsMapProps, 'projects' | 'pointedId' | 'selectedId' | 'onSelect'> & {
  elements: ReadonlyMap<number | string, HTMLElement>
}

function Names({ projects, pointedId, selectedId, onSelect, elements }: NamesProps) {
  return projects.map((project) => {
    const { id, title, address } = shownPlace(project)
    const element = elements.get(id)
    if (!element) return null
    const state = id === selectedId ? 'selected' : id === pointedId ? 'hover' : 'rest'
    element.dataset.state = state
    return createPortal(
      <PricePin
        text={title}
        label={`${title}, ${address}`}
        state={state}
        onClick={(event) => {
          event.stopPropagation()
          onSelect(id === selectedId ? undefined : id)
        }}
      />,
      element,
      id,
    )
  })
}
