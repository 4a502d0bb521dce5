import type { ProjectDetail } from '@gable/contract/project'
import { formatRelativeTime } from '@gable/domain/relative-time'
import { Avatar } from '@gable/ui/avatar'
import { buttonClass } from '@gable/ui/button'
import { MessageCircle, Pencil, Printer } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { toPictureSource } from '#app/features/gallery/picture-source.ts'
import { shownPlace } from '#app/features/listings/shown-place.ts'
import { ListingActions } from '#app/features/reports/listing-actions.tsx'
import { toReported } from '#app/features/reports/reported.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { ShareButton } from '#app/shared/share-button.tsx'
import { LocalLink } from '#app/shell/local-link.tsx'
import { MemberLink } from '#app/shell/member-link.tsx'
import { useLanguage } from '#app/shell/site.ts'

// The server draws them; browsers have them a moment after the page, when they can be pressed.
const loadAgent = async () => ({ default: (await import('#app/features/listings/lister/agent-link.tsx')).AgentLink })
const AgentLink = import.meta.env.SSR ? (await loadAgent()).default : lazy(loadAgent)
const loadBook = async () => ({ default: (await import('#app/features/viewings/book-button.tsx')).BookButton })
const BookButton = import.meta.env.SSR ? (await loadBook()).default : lazy(loadBook)

/** Who builds it; it stays in view while the page scrolls. */
export function ProjectAside({ project, now }: { project: ProjectDetail; now: number }) {
  const { t } = useTranslation(['properties', 'projects', 'detail'])
  const { locale } = useLanguage()
  const { lister, title } = project
  const since = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' })
  const name = lister.name || t('detail.lister')
  return (
    <div className="sticky top-6 grid gap-4">
      <div className="ui-panel grid gap-5">
        <div className="flex items-center gap-3">
          <Avatar name={name} src={lister.profileImageUrl || undefined} className="size-14" />
          <div className="min-w-0">
            <p dir="auto" className="written truncate font-semibold">
              {name}
            </p>
            <p className="text-14 text-ink-soft">
              {t('detail.memberSince', { date: since.format(new Date(lister.memberSince)) })}
            </p>
          </div>
        </div>
        {lister.agent && (
          <Suspense>
            <AgentLink agent={lister.agent} name={name} />
          </Suspense>
        )}
        <div className="grid gap-2 print-hidden">
          {project.isOwn && <EditLink project={project} />}
          <ChatLink project={project} />
          {!project.isOwn && project.reviewState === 'approved' && (
            <Suspense fallback={<div className="h-11" />}>
              <BookButton listing={{ projectId: project.id }} ownerId={lister.id} />
            </Suspense>
          )}
          <ShareButton title={title} className={buttonClass({ variant: 'secondary', size: 'large', isWide: true })} />
          <button
            type="button"
            className={buttonClass({ variant: 'quiet', isWide: true }, 'text-ink')}
            onClick={() => print()}
          >
            <Printer aria-hidden />
            {t('detail:print')}
          </button>
        </div>
      </div>
      {!project.isOwn && <Against project={project} />}
      {project.reviewState === 'approved' && (
        <p className="px-1 text-14 text-ink-soft">
          {t('detail.listed', { time: formatRelativeTime(new Date(project.publishedAt), new Date(now), locale) })}
        </p>
      )}
    </div>
  )
}

const isOpenForContact = ({ isOwn, contactClosed, reviewState }: ProjectDetail) =>
  !isOwn && !contactClosed && reviewState === 'approved'

const chatPath = ({ id, lister }: ProjectDetail) => `/user/chat?user=${lister.id}&project=${id}`

function ChatLink({ project }: { project: ProjectDetail }) {
  const { t } = useTranslation('detail')
  if (!isOpenForContact(project)) return null
  return (
    <MemberLink to={chatPath(project)} className={buttonClass({ size: 'large', isWide: true })}>
      <MessageCircle className="rtl:-scale-x-100" aria-hidden />
      {t('chat')}
    </MemberLink>
  )
}

// Hardly anybody is blocked.
const loadClosed = async () => ({ default: (await import('#app/features/blocks/contact-closed.tsx')).ContactClosed })
const ContactClosed = import.meta.env.SSR ? (await loadClosed()).default : lazy(loadClosed)

function Against({ project }: { project: ProjectDetail }) {
  const { address, city } = shownPlace(project)
  const picture = project.titleImage ? toPictureSource(project.titleImage)?.src : undefined
  return (
    <div className="grid gap-2 print-hidden">
      <Suspense>
        {project.contactClosed && <ContactClosed closed={project.contactClosed} lister={project.lister} />}
      </Suspense>
      <ListingActions reported={toReported('project', project, { text: address || city, picture })} />
    </div>
  )
}

function EditLink({ project: { slug } }: { project: ProjectDetail }) {
  const { t } = useTranslation('projects')
  return (
    <LocalLink
      to={`/user/add-project/basics?edit=${encodeURIComponent(slug)}`}
      className={buttonClass({ size: 'large', isWide: true })}
    >
      <Pencil aria-hidden />
      {t('page.edit')}
    </LocalLink>
  )
}

/** The same at the bottom of a phone, in reach of a thumb. */
export function ProjectPhoneBar({ project }: { project: ProjectDetail }) {
  const { t } = useTranslation('detail')
  const { title, lister } = project
  return (
    <div className="phone-bar print-hidden">
      <div className="min-w-0 flex-1">
        <p dir="auto" className="written truncate font-semibold">
          {title}
        </p>
        <p dir="auto" className="written truncate text-12 text-ink-soft">
          {lister.name}
        </p>
      </div>
      {isOpenForContact(project) ? (
        <MemberLink to={chatPath(project)} className={buttonClass({}, 'px-5')}>
          <MessageCircle className="rtl:-scale-x-100" aria-hidden />
          {t('chat')}
        </MemberLink>
      ) : (
        <ShareButton title={title} className={buttonClass({ variant: 'secondary' }, 'px-4')} />
      )}
    </div>
  )
}
