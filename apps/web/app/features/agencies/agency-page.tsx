import { getAgency, getAgencyProperties, getOwnAgency } from '@gable/contract/agencies'
import { listAgents } from '@gable/contract/agents'
import { Breadcrumb } from '@gable/ui/breadcrumb'
import { buttonClass } from '@gable/ui/button'
import { EmptyState } from '@gable/ui/empty-state'
import { AgentCard } from '#app/features/agents/agent-card.tsx'
import { Description } from '#app/features/listings/detail/description.tsx'
import { agencyPath } from '#app/features/listings/lister/agent-path.ts'
import { PropertyCard } from '#app/features/properties/property-card.tsx'
import '#app/shared/i18n/agency-messages.ts'
import '#app/shared/i18n/agent-messages.ts'
import '#app/shared/i18n/detail-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { JsonLd } from '#app/shared/json-ld.tsx'
import { ShareButton } from '#app/shared/share-button.tsx'
import { apiFor, sessionOf } from '#app/shell/api.server.ts'
import { PageHead } from '#app/shell/layout/page-head.tsx'
import { LocalLink, RouterAnchor } from '#app/shell/local-link.tsx'
import { useLocalPath, useSite } from '#app/shell/site.ts'
import type { Route } from './+types/agency-page'
import { AgencyAside } from './agency-aside.tsx'
import { AgencyHead } from './agency-head.tsx'
import { toAgencySchema } from './agency-schema.ts'
import '#app/features/agents/agent-layout.css'

const pageSize = 12
/** As many as fit on the page; the list of agents has them all. */
const agentsShown = 48
const descriptionLength = 160
const cardSizes = '(min-width: 1024px) 404px, (min-width: 640px) 45vw, 92vw'

export async function loader({ params: { slug }, url, ...visit }: Route.LoaderArgs) {
  const call = apiFor(visit)
  const before = Number(url.searchParams.get('before'))
  const beforeId = Number.isSafeInteger(before) && before > 0 ? before : undefined
  const [{ data: agency }, agents, homes, own] = await Promise.all([
    call(getAgency, { slug }),
    call(listAgents, { agencySlug: slug, limit: agentsShown }),
    call(getAgencyProperties, { slug, limit: pageSize, beforeId }),
    sessionOf(visit.request) ? call(getOwnAgency, {}) : undefined,
  ])
  return {
    ...{ agency, agents: agents.data, homes: homes.data, homeCount: homes.total, now: Date.now() },
    isFirst: beforeId === undefined,
    lastId: homes.data.length === pageSize ? homes.data.at(-1)?.id : undefined,
    isOwn: own?.data.agency?.id === agency.id,
  }
}

export default function AgencyPage({ loaderData }: Route.ComponentProps) {
  const { agency, agents, homes, homeCount, now, isOwn } = loaderData
  const { t } = useTranslation('agencies')
  const { publicUrl } = useSite()
  const toLocal = useLocalPath()
  const absolute = (path: string) => (path.startsWith('/') ? publicUrl + path : path)
  const { name, about, slug } = agency
  const image = agency.logoUrl && absolute(agency.logoUrl)
  return (
    <main id="main" className="ui-container agent-page">
      <PageHead
        title={name}
        description={about.slice(0, descriptionLength) || t('page.description', { name })}
        path={agencyPath(slug)}
        image={image}
      />
      <JsonLd description={toAgencySchema(agency, absolute(toLocal(agencyPath(slug))), image)} />
      <div className="flex min-h-14 items-center justify-between gap-2">
        <Breadcrumb
          label={t('page.where')}
          crumbs={[{ label: t('page.agents'), href: toLocal('/agents') }, { label: <bdi>{name}</bdi> }]}
          anchor={RouterAnchor}
          className="min-w-0"
        />
        <ShareButton
          title={name}
          className={buttonClass({ variant: 'quiet', size: 'small' }, 'flex-none text-ink print-hidden')}
        />
      </div>
      <div className="agent-columns agency-columns">
        <div className="min-w-0">
          <AgencyHead agency={agency} homeCount={homeCount} />
          {about && (
            <section className="pt-12">
              <h2 className="type-block mb-5">{t('page.about', { name })}</h2>
              <Description text={about} />
            </section>
          )}
        </div>
        <aside>
          <AgencyAside agency={agency} isOwn={isOwn} />
        </aside>
        <div className="min-w-0">
          <section className="pt-12">
            <h2 className="type-block mb-5">{t('page.agents')}</h2>
            {agents.length === 0 && <p className="text-ink-soft">{t('page.noAgents')}</p>}
            <div className="agent-listings">
              {agents.map((agent) => (
                <AgentCard key={agent.id} agent={agent} />
              ))}
            </div>
          </section>
          <section className="pt-12">
            <h2 className="type-block mb-5">{t('page.homesTitle')}</h2>
            {homes.length === 0 && <EmptyState title={t('page.noHomes')} />}
            <div className="agent-listings">
              {homes.map((home) => (
                <PropertyCard key={home.id} property={home} now={now} sizes={cardSizes} />
              ))}
            </div>
            <Pages {...loaderData} path={agencyPath(slug)} />
          </section>
        </div>
      </div>
    </main>
  )
}

type PagesProps = { path: string; isFirst: boolean; lastId: number | undefined }

/** Links, so that a reader without scripts and a search engine go on as well. */
function Pages({ path, isFirst, lastId }: PagesProps) {
  const { t } = useTranslation('agencies')
  if (isFirst && lastId === undefined) return null
  return (
    <p className="mt-10 flex justify-center gap-4">
      {!isFirst && (
        <LocalLink to={path} className={buttonClass({ variant: 'quiet' })}>
          {t('page.newest')}
        </LocalLink>
      )}
      {lastId !== undefined && (
        <LocalLink to={`${path}?before=${lastId}`} className={buttonClass({ variant: 'secondary' })}>
          {t('page.older')}
        </LocalLink>
      )}
    </p>
  )
}
