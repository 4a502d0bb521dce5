import { getProjects } from '@gable/contract/projects'
import { projectTypes } from '@gable/domain/project-rules'
import { buttonClass } from '@gable/ui/button'
import { chipClass } from '@gable/ui/chip'
import { EmptyState } from '@gable/ui/empty-state'
import { TextInput } from '@gable/ui/text-input'
import { Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Form } from 'react-router'
import { apiFor } from '../../../api.server.ts'
import '../../../i18n/project-messages.ts'
import '../../../i18n/results-messages.ts'
import { PageHead } from '../../../layout/page-head.tsx'
import { LocalLink } from '../../../shell/local-link.tsx'
import { useLocalPath } from '../../../site.ts'
import { ProjectCard } from '../../projects/project-card.tsx'
import type { Route } from './+types/projects-page'
import { ListPages, pageOf } from './list-pages.tsx'

const pageSize = 24

type Asked = { text: string; type: (typeof projectTypes)[number] | undefined }

function readAsked({ searchParams }: URL): Asked {
  return {
    text: searchParams.get('text')?.normalize('NFC').trim().slice(0, 200) ?? '',
    type: projectTypes.find((type) => type === searchParams.get('type')),
  }
}

function toQuery({ text, type }: Asked): string {
  const query = new URLSearchParams({ ...(text && { text }), ...(type && { type }) })
  return query.size > 0 ? `?${query}` : ''
}

export async function loader(args: Route.LoaderArgs) {
  const asked = readAsked(args.url)
  const page = pageOf(args.url)
  const { data: projects, total = 0 } = await apiFor(args)(getProjects, {
    ...(asked.text && { text: asked.text }),
    ...(asked.type && { type: asked.type }),
    offset: (page - 1) * pageSize,
    limit: pageSize,
  })
  return { asked, page, projects, total }
}

export default function ProjectsPage({ loaderData: { asked, page, projects, total } }: Route.ComponentProps) {
  const { t } = useTranslation(['results', 'projects'])
  const title = t('lists.projects', { count: total })
  const query = toQuery(asked)
  return (
    <main id="main" className="ui-container pt-8 md:pt-10">
      <PageHead title={title} description={t('lists.projectsText')} query={query} isPrivate={asked.text !== ''} />
      <h1 className="type-page">{title}</h1>
      <output className="ui-visually-hidden" aria-live="polite">
        {title}
      </output>
      <p className="mt-1.5 text-ink-soft">{t('lists.projectsText')}</p>
      <ProjectFilters asked={asked} />
      {total === 0 && (
        <EmptyState
          illustration="house"
          title={t('lists.noProjects')}
          actions={
            query && (
              <LocalLink to="/projects" className={buttonClass({ variant: 'quiet' })}>
                {t('found.clearFilters')}
              </LocalLink>
            )
          }
        />
      )}
      <h2 className="ui-visually-hidden">{t('lists.projectsFound')}</h2>
      <div className="grid gap-x-(--gap) gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {projects.map((project) => (
          <ProjectCard key={project.id} project={project} />
        ))}
      </div>
      <ListPages path="/projects" page={page} pageCount={Math.ceil(total / pageSize)} query={query} />
    </main>
  )
}

function ProjectFilters({ asked }: { asked: Asked }) {
  const { t } = useTranslation(['results', 'projects', 'search', 'common'])
  const toLocal = useLocalPath()
  return (
    <search className="my-7 flex flex-wrap items-center gap-2">
      <Form action={toLocal('/projects')} className="w-full sm:me-2 sm:w-75" key={asked.text}>
        {asked.type && <input type="hidden" name="type" value={asked.type} />}
        <TextInput
          name="text"
          type="search"
          isSmall
          start={<Search aria-hidden />}
          defaultValue={asked.text}
          maxLength={200}
          aria-label={t('search:box.where')}
          placeholder={t('search:box.wherePlaceholder')}
        />
      </Form>
      {projectTypes.map((type) => (
        <LocalLink
          key={type}
          to={`/projects${toQuery({ ...asked, type: type === asked.type ? undefined : type })}`}
          aria-current={type === asked.type ? 'true' : undefined}
          className={chipClass({ isSelected: type === asked.type })}
        >
          {t(`projects:posting.types.${type}`)}
        </LocalLink>
      ))}
    </search>
  )
}
