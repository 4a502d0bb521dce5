import type { PropertyCard } from '@gable/contract/property'
import type { HomeRow, HomeSection as FullSection } from '@gable/contract/homepage'
import { Link } from '@gable/ui/link'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { RouterAnchor } from '../../../shell/local-link.tsx'
import { useLocalPath } from '../../../site.ts'
import { CityTiles } from '../lists/city-tiles.tsx'
import { type CategoryLabel, toLabels } from '../search-labels.ts'
import { HomeSlider } from './home-slider.tsx'
import { CategoryRow } from './category-row.tsx'
import { ProjectTile } from './project-tile.tsx'

const cardCount = 8
const cityCount = 6
const projectCount = 2

/** Where each row goes on. */
export const allOf: Record<HomeRow, string> = {
  slider: '/featured',
  featured: '/featured',
  nearby: '/cities',
  newest: '/properties',
  most_viewed: '/most-viewed',
  most_liked: '/most-liked',
}

type Section = Exclude<FullSection, { type: 'categories' }> | { type: 'categories'; categories: CategoryLabel[] }

/** Only what is shown travels with the page. */
export function lighten(section: FullSection): Section {
  if (section.type === 'categories') return { type: 'categories', categories: toLabels(section.categories) }
  if (section.type === 'cities') return { type: 'cities', cities: section.cities.slice(0, cityCount) }
  if (section.type === 'projects') return { type: 'projects', projects: section.projects.slice(0, projectCount) }
  return { type: section.type, properties: section.properties.slice(0, cardCount) }
}

type Ranked = 'most_viewed' | 'most_liked'
export type RankSection = { type: Ranked; properties: readonly PropertyCard[] }
export const isRanked = (section: Section): section is Section & RankSection =>
  section.type === 'most_viewed' || section.type === 'most_liked'

export type RenderHome = (home: PropertyCard) => ReactNode
type HomeSectionProps = { section: Section; renderHome: RenderHome }

/** The server says which sections there are, and their order. */
export function HomeSection({ section, renderHome }: HomeSectionProps) {
  const { t } = useTranslation('search')
  if (section.type === 'categories') {
    return (
      <Framed id="kinds" title={t('home.categories')}>
        <CategoryRow categories={section.categories} />
      </Framed>
    )
  }
  if (section.type === 'cities') {
    return (
      <Framed id="cities" title={t('home.cities')} to="/cities">
        <CityTiles cities={section.cities} />
      </Framed>
    )
  }
  if (section.type === 'projects') {
    return (
      <Framed id="projects" title={t('home.projects')} to="/projects">
        <div className="grid gap-(--gap) md:grid-cols-2">
          {section.projects.map((project) => (
            <ProjectTile key={project.id} project={project} />
          ))}
        </div>
      </Framed>
    )
  }
  if (section.type === 'slider') return <HomeSlider homes={section.properties} renderHome={renderHome} />
  return (
    <Framed
      id={section.type}
      title={t(`home.rows.${section.type}`)}
      text={section.type === 'newest' ? t('home.newestText') : undefined}
      to={allOf[section.type]}
    >
      <div className="card-rail">{section.properties.map(renderHome)}</div>
    </Framed>
  )
}

type FramedProps = {
  id: string
  title: string
  text?: string | undefined
  to?: string
  actions?: ReactNode
  children: ReactNode
}

export function Framed({ id, title, text, to, actions, children }: FramedProps) {
  const { t } = useTranslation('common')
  const toLocal = useLocalPath()
  return (
    <section className="ui-section" aria-labelledby={id}>
      <div className="mb-5 flex items-end justify-between gap-4 max-md:items-baseline md:mb-7">
        <div>
          <h2 id={id} className="type-section">
            {title}
          </h2>
          {text && <p className="mt-1.5 text-14 text-ink-soft md:text-15">{text}</p>}
        </div>
        <div className="flex shrink-0 items-center gap-4">
          {actions}
          {to && (
            <Link as={RouterAnchor} href={toLocal(to)} hasArrow aria-label={`${t('actions.seeAll')}: ${title}`}>
              {t('actions.seeAll')}
            </Link>
          )}
        </div>
      </div>
      {children}
    </section>
  )
}
