import { getAgentReviews } from '@gable/contract/agent-reviews'
import { getAgentProperties } from '@gable/contract/agents'
import { Breadcrumb } from '@gable/ui/breadcrumb'
import { buttonClass } from '@gable/ui/button'
import { Description } from '#app/features/listings/detail/description.tsx'
import { ProjectCard } from '#app/features/projects/project-card.tsx'
import { PropertyCard } from '#app/features/properties/property-card.tsx'
import { ReportLink } from '#app/features/reports/report-link.tsx'
import '#app/shared/i18n/agent-messages.ts'
import '#app/shared/i18n/detail-messages.ts'
import '#app/shared/i18n/project-messages.ts'
import { JsonLd } from '#app/shared/json-ld.tsx'
import { ShareButton } from '#app/shared/share-button.tsx'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { apiFor } from '#app/shell/api.server.ts'
import { PageHead } from '#app/shell/layout/page-head.tsx'
import type { Frame } from '#app/shell/layout/use-frame.ts'
import { RouterAnchor } from '#app/shell/local-link.tsx'
import { useLocalPath, useSite } from '#app/shell/site.ts'
import type { Route } from './+types/agent-page'
import { AgentAreas } from './agent-areas.tsx'
import { AgentAside, AgentBar } from './agent-aside.tsx'
import { AgentFigures, AgentHead } from './agent-head.tsx'
import { AgentListings } from './agent-listings.tsx'
import { agentPath } from '#app/features/listings/lister/agent-path.ts'
import { AgentReviews } from './agent-reviews.tsx'
import { toAgentSchema } from './agent-schema.ts'
import { firstTabOf, pageOfListings, type ShownTab, tabOf } from './agent-tabs.ts'
import { changeReview } from './change-review.server.ts'
import './agent-layout.css'

const pageSize = 12
const reviewsShown = 50
const descriptionLength = 160
const cardSizes = '(min-width: 1024px) 404px, (min-width: 640px) 45vw, 92vw'

export const handle: Frame = { hasNoTabBar: true }

export async function loader({ params: { slug }, url, ...visit }: Route.LoaderArgs) {
  const call = apiFor(visit)
  const chosen = tabOf(url.searchParams)
  const page = pageOfListings(url.searchParams)
  const part = { slug, limit: pageSize, offset: (page - 1) * pageSize }
  const ask = (tab: ShownTab) =>
    call(getAgentProperties, { ...part, ...(tab === 'projects' ? { wantsProjects: true } : { tab }) })
  const [first, reviews] = await Promise.all([
    ask(chosen ?? 'sell'),
    call(getAgentReviews, { slug, limit: reviewsShown }),
  ])
  const tab = chosen ?? firstTabOf(first.data.agent)
  const found = chosen || tab === 'sell' ? first : await ask(tab)
  const { agent, properties = [], projects = [] } = found.data
  const listed = { tab, page, pageCount: Math.ceil((found.total ?? 0) / pageSize) }
  return { agent, properties, projects, listed, reviews: reviews.data, now: Date.now() }
}

export const action = (args: Route.ActionArgs) => changeReview(args, args.params.slug)

export default function AgentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { agent, properties, projects, listed, reviews, now } = loaderData
  const { t } = useTranslation('agents')
  const { publicUrl } = useSite()
  const toLocal = useLocalPath()
  const absolute = (path: string) => (path.startsWith('/') ? publicUrl + path : path)
  const name = agent.name || t('nameless')
  const image = agent.profileImageUrl && absolute(agent.profileImageUrl)
  const address = absolute(toLocal(agentPath(agent.slug)))
  return (
    <main id="main" className="ui-container agent-page">
      <PageHead
        title={name}
        description={agent.aboutMe.slice(0, descriptionLength) || t('page.description', { name })}
        path={agentPath(agent.slug)}
        image={image}
      />
      <JsonLd description={toAgentSchema(agent, address, image)} />
      <div className="flex min-h-14 items-center justify-between gap-2">
        <Breadcrumb
          label={t('page.where')}
          crumbs={[{ label: t('page.agents'), href: toLocal('/agents') }, { label: <bdi>{name}</bdi> }]}
          anchor={RouterAnchor}
          className="min-w-0"
        />
        <div className="flex flex-none items-center print-hidden">
          <ShareButton title={name} className={buttonClass({ variant: 'quiet', size: 'small' }, 'text-ink')} />
          {!agent.isOwn && !agent.isAdmin && (
            <ReportLink kind="account" id={agent.id} title={name} text={agent.city} label={t('page.report')} />
          )}
        </div>
      </div>
      <div className="agent-columns">
        <div className="min-w-0">
          <AgentHead agent={agent} />
          <AgentFigures agent={agent} />
          {agent.aboutMe && !agent.isAdmin && (
            <section className="pt-12">
              <h2 className="type-block mb-5">{t('page.about')}</h2>
              <Description text={agent.aboutMe} />
            </section>
          )}
          <AgentListings agent={agent} {...listed}>
            {properties.map((property) => (
              <PropertyCard key={property.id} property={property} now={now} sizes={cardSizes} />
            ))}
            {projects.map((project) => (
              <ProjectCard key={project.id} project={project} />
            ))}
          </AgentListings>
          {agent.areas.length > 0 && (
            <section className="pt-12">
              <h2 className="type-block mb-5">{t('page.areas')}</h2>
              <AgentAreas agent={agent} />
            </section>
          )}
          {!agent.isAdmin && <AgentReviews agent={agent} reviews={reviews} now={now} attempt={actionData} />}
        </div>
        <aside>
          <AgentAside agent={agent} />
        </aside>
      </div>
      <AgentBar agent={agent} />
    </main>
  )
}
