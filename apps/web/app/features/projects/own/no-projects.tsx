import type { ProjectTab } from '@gable/contract/projects'
import { buttonClass } from '@gable/ui/button'
import { EmptyState } from '@gable/ui/empty-state'
import { useTranslation } from 'react-i18next'
import type { ListQuery } from '#app/features/listings/own/list-query.ts'
import { LocalLink } from '#app/shell/local-link.tsx'

type NoProjectsProps = { path: string; query: ListQuery<ProjectTab> }

/** Why there is nothing, and what to do next. */
export function NoProjects({ path, query: { tab, text } }: NoProjectsProps) {
  const { t } = useTranslation('own')
  const isSearch = text !== ''
  const isStart = !isSearch && tab === undefined
  const title = isStart ? t('empty.projects') : t(`empty.${isSearch ? 'search' : (tab ?? 'all')}`)
  const reason = isSearch ? t('empty.searchText') : t('empty.projectsTabText')
  return (
    <EmptyState
      className="py-16"
      illustration={isSearch ? 'map-empty' : 'house'}
      title={title}
      actions={
        <LocalLink
          to={isStart ? '/user/add-project' : path}
          className={buttonClass({ variant: isStart ? 'primary' : 'secondary' })}
        >
          {t(isStart ? 'projects.new' : 'empty.clear')}
        </LocalLink>
      }
    >
      {isStart ? t('empty.projectsText') : reason}
    </EmptyState>
  )
}
