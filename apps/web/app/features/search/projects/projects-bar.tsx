import type { PlaceLabel } from '@gable/contract/place-label'
import { projectTypes } from '@gable/domain/project-rules'
import { chipClass } from '@gable/ui/chip'
import { Search, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { shownPlace } from '#app/features/listings/shown-place.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { joinNames } from '#app/shared/join-names.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import { useLanguage, useLocalPath } from '#app/shell/site.ts'
import { BackToList } from '../back-to-list.tsx'
import type { Choices } from './find-projects.server.ts'
import { changeProjectSearch, type ProjectSearch, toProjectQuery } from './project-search.ts'

type BarProps = { search: ProjectSearch; choices: Choices }
type ProjectsBarProps = BarProps & { placeLabel: PlaceLabel | undefined }

/** Every filter is a link or a form, so the bar works before and without any script. */
export function ProjectsBar({ search, choices, placeLabel }: ProjectsBarProps) {
  const { t } = useTranslation('results')
  return (
    <section className="filter-bar" aria-label={t('filters.label')}>
      <BackToList to={`/projects${toProjectQuery({ ...search, view: 'list' })}`} />
      <search className="contents">
        <Words key={search.text} search={search} />
      </search>
      <span className="mx-1 h-6 w-px shrink-0 bg-line max-lg:hidden" />
      <div className="filter-chips">
        <Places search={search} placeLabel={placeLabel} />
        <Types search={search} choices={choices} />
        <Categories search={search} choices={choices} />
      </div>
    </section>
  )
}

function Words({ search }: { search: ProjectSearch }) {
  const { t } = useTranslation(['results', 'search'])
  const toLocal = useLocalPath()
  const otherParams = new URLSearchParams(toProjectQuery(changeProjectSearch(search, { text: undefined })))
  return (
    <Form action={toLocal('/projects')} className="filter-words">
      {[...otherParams].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Search aria-hidden />
      <input
        name="text"
        type="search"
        defaultValue={search.text}
        maxLength={200}
        enterKeyHint="search"
        aria-label={t('search:box.where')}
        placeholder={t('lists.projectsPlaceholder')}
      />
    </Form>
  )
}

/** Where it is looked for, to be taken back one by one. */
function Places({ search, placeLabel }: Omit<ProjectsBarProps, 'choices'>) {
  const { t } = useTranslation('results')
  const { city, state, country, box } = shownPlace({ ...search, placeLabel })
  const place = joinNames([city, state, country])
  return (
    <>
      {place && (
        <Drop search={search} change={{ city: undefined, state: undefined, country: undefined }} name={place} />
      )}
      {box && <Drop search={search} change={{ box: undefined }} name={t('found.inThisArea')} />}
    </>
  )
}

type DropProps = { search: ProjectSearch; change: Partial<ProjectSearch>; name: string }

function Drop({ search, change, name }: DropProps) {
  const { t } = useTranslation('results')
  return (
    <LocalLink
      to={`/projects${toProjectQuery(changeProjectSearch(search, change))}`}
      className={chipClass({ isSelected: true }, 'max-w-72')}
      aria-label={t('filters.remove', { name })}
    >
      <bdi className="truncate">{name}</bdi>
      <X aria-hidden />
    </LocalLink>
  )
}

function Types({ search, choices }: BarProps) {
  const { t } = useTranslation('projects')
  return projectTypes.map((type) => {
    const count = choices.types.find((one) => one.type === type)?.count ?? 0
    const isChosen = search.type === type
    return (
      <Toggle
        key={type}
        search={search}
        change={{ type: isChosen ? undefined : type }}
        isChosen={isChosen}
        count={count}
      >
        {t(`posting.types.${type}`)}
      </Toggle>
    )
  })
}

function Categories({ search, choices }: BarProps) {
  return choices.categories.map(({ slug, name, count }) => {
    const isChosen = search.category === slug
    return (
      <Toggle
        key={slug}
        search={search}
        change={{ category: isChosen ? undefined : slug }}
        isChosen={isChosen}
        count={count}
      >
        <bdi>{name}</bdi>
      </Toggle>
    )
  })
}

type ToggleProps = {
  search: ProjectSearch
  change: Partial<ProjectSearch>
  isChosen: boolean
  count: number
  children: ReactNode
}

/** No dead ends: what would leave nothing is not offered. */
function Toggle({ search, change, isChosen, count, children }: ToggleProps) {
  const { locale } = useLanguage()
  if (count === 0 && !isChosen) return null
  return (
    <LocalLink
      to={`/projects${toProjectQuery(changeProjectSearch(search, change))}`}
      aria-current={isChosen ? 'true' : undefined}
      preventScrollReset
      className={chipClass({ isSelected: isChosen })}
    >
      {children}
      {isChosen ? <X aria-hidden /> : <span data-count>{new Intl.NumberFormat(locale).format(count)}</span>}
    </LocalLink>
  )
}
