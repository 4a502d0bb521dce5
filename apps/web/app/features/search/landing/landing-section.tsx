import type { PropertyCard } from '@gable/contract/property'
import type { LandingRow, LandingSection as FullSection } from '@gable/contract/homepage'
import { lazy, Suspense } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { CityTiles } from '../lists/city-tiles.tsx'
import { TitledSection, type RenderProperty } from './titled-section.tsx'
import { PropertySlider } from './property-slider.tsx'
import { CategoryRow, type ShownCategory, toShown } from './category-row.tsx'
import { ProjectTile } from './project-tile.tsx'

// Far down the page, and its words with it: browsers have it a moment later.
const loadAgents = async () => ({ default: (await import('#app/features/agents/landing-agents.tsx')).LandingAgents })
const LandingAgents = import.meta.env.SSR ? (await loadAgents()).default : lazy(loadAgents)

const cardCount = 8
const cityCount = 6
const projectCount = 2

/** Where each row goes on. */
export const allOf: Record<LandingRow, string> = {
  slider: '/featured',
  featured: '/featured',
  nearby: '/cities',
  newest: '/properties',
  most_viewed: '/most-viewed',
  most_liked: '/most-liked',
}

type Section = Exclude<FullSection, { type: 'categories' }> | { type: 'categories'; categories: ShownCategory[] }
type Journal = Extract<FullSection, { type: 'articles' | 'faqs' }>
export const isJournal = (section: Section): section is Journal =>
  section.type === 'articles' || section.type === 'faqs'

/** Only what is shown travels with the page. */
export function lighten(section: FullSection): Section {
  if (section.type === 'categories') return { type: 'categories', categories: section.categories.map(toShown) }
  if (section.type === 'cities') return { type: 'cities', cities: section.cities.slice(0, cityCount) }
  if (section.type === 'projects') return { type: 'projects', projects: section.projects.slice(0, projectCount) }
  if (section.type === 'agents' || section.type === 'articles' || section.type === 'faqs') return section
  return { type: section.type, properties: section.properties.slice(0, cardCount) }
}

type Ranked = 'most_viewed' | 'most_liked'
export type RankSection = { type: Ranked; properties: readonly PropertyCard[] }
export const isRanked = (section: Section): section is Section & RankSection =>
  section.type === 'most_viewed' || section.type === 'most_liked'

type LandingSectionProps = {
  section: Exclude<Section, Journal>
  renderProperty: RenderProperty
  /** By name, where near is not near the reader. */
  place?: string | undefined
}

/** The server says which sections there are, and their order. */
export function LandingSection({ section, renderProperty, place }: LandingSectionProps) {
  const { t } = useTranslation('search')
  if (section.type === 'categories') {
    return (
      <TitledSection id="kinds" title={t('landing.categories')}>
        <CategoryRow categories={section.categories} />
      </TitledSection>
    )
  }
  if (section.type === 'cities') {
    return (
      <TitledSection id="cities" title={t('landing.cities')} to="/cities">
        <CityTiles cities={section.cities} />
      </TitledSection>
    )
  }
  if (section.type === 'projects') {
    return (
      <TitledSection id="projects" title={t('landing.projects')} to="/projects">
        <div className="grid gap-(--gap) md:grid-cols-2">
          {section.projects.map((project) => (
            <ProjectTile key={project.id} project={project} />
          ))}
        </div>
      </TitledSection>
    )
  }
  if (section.type === 'agents') {
    return (
      <TitledSection id="agents" title={t('landing.agents')} to="/agents">
        <Suspense>
          <LandingAgents agents={section.agents} />
        </Suspense>
      </TitledSection>
    )
  }
  if (section.type === 'slider')
    return <PropertySlider properties={section.properties} renderProperty={renderProperty} />
  return (
    <TitledSection
      id={section.type}
      title={section.type === 'nearby' && place ? t('landing.around', { place }) : t(`landing.rows.${section.type}`)}
      text={section.type === 'newest' ? t('landing.newestText') : undefined}
      to={allOf[section.type]}
    >
      <div className="card-rail">{section.properties.map(renderProperty)}</div>
    </TitledSection>
  )
}
