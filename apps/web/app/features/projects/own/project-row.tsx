import type { Project } from '@gable/contract/project'
import type { ProjectTab } from '@gable/contract/projects'
import { Note } from '@gable/ui/note'
import type { PictureSource } from '@gable/ui/picture'
import { ListingRow, type StateBadge } from '#app/features/listings/own/listing-row.tsx'
import { RejectedNote } from '#app/features/listings/own/rejected-note.tsx'
import type { ListingActions } from '#app/features/listings/own/use-listing-actions.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { projectState } from './project-state.ts'

type ProjectRowProps = {
  project: Project
  picture: PictureSource | undefined
  actions: ListingActions
  isBusy: boolean
}

const tones: Record<ProjectTab, StateBadge['tone']> = {
  live: 'good',
  review: 'warn',
  rejected: 'bad',
  expired: 'bad',
  paused: 'neutral',
}

export function ProjectRow({ project, picture, actions, isBusy }: ProjectRowProps) {
  const { t } = useTranslation(['own', 'projects'])
  const state = projectState(project)
  const texts: Partial<Record<ProjectTab, string>> = {
    review: t('state.reading'),
    rejected: t('state.sentBack'),
    paused: t('state.onlyYou'),
  }
  return (
    <ListingRow
      {...actions}
      title={project.title}
      to={`/project-details/${encodeURIComponent(project.slug)}`}
      picture={picture}
      address={project.address}
      meta={`${project.category.name} · ${t(`projects:posting.types.${project.type}`)}`}
      state={{ label: t(`state.${state}`), tone: tones[state], text: texts[state] }}
      note={state === 'rejected' || state === 'expired' ? <ProjectNote project={project} state={state} /> : undefined}
      isBusy={isBusy}
    />
  )
}

function ProjectNote({ project, state }: { project: Project; state: ProjectTab }) {
  const { t } = useTranslation('own')
  if (state === 'rejected') return <RejectedNote reason={project.own?.rejectReason} />
  return (
    <Note tone="bad" lead={t('note.expired')}>
      {t('note.expiredProject')}
    </Note>
  )
}
