import './agencies.css'
import { mayInAgency } from '@gable/domain/agency-roles'
import { Button, buttonClass } from '@gable/ui/button'
import { useState } from 'react'
import { agencyPath } from '#app/features/listings/lister/agent-path.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useIsHydrated } from '#app/shared/use-is-hydrated.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import { AgencyForm } from './agency-form.tsx'
import { AgencyLogo } from './agency-logo.tsx'
import { EndPanel } from './end-panel.tsx'
import { InvitedPanel } from './invited-panel.tsx'
import type { Team } from './load-own-agency.server.ts'
import { MembersPanel } from './members-panel.tsx'
import { SharedPanel } from './shared-panel.tsx'

/** The agency of a member: who belongs to it, what is shared, and how to leave. */
export function TeamView({ team }: { team: Team }) {
  return (
    <>
      <TeamHead team={team} />
      <div className="agency-panels">
        <div>
          <SharedPanel team={team} />
          <MembersPanel team={team} />
        </div>
        <div>
          {team.invited && <InvitedPanel invited={team.invited} role={team.role} />}
          <EndPanel team={team} />
        </div>
      </div>
    </>
  )
}

function TeamHead({ team: { agency, role } }: { team: Team }) {
  const { t } = useTranslation('agencies')
  const isHydrated = useIsHydrated()
  const [isEditing, setEditing] = useState(false)
  return (
    <section className="ui-panel agency-head mb-6">
      <AgencyLogo agency={agency} />
      <div className="min-w-0 flex-[1_1_200px]">
        <h2 dir="auto" className="written type-block wrap-anywhere">
          {agency.name}
        </h2>
        <p className="text-14 text-ink-soft">{t('own.role', { role: t(`roles.${role}`) })}</p>
        <p className="text-14 text-ink-soft">{t(`roleTexts.${role}`)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <LocalLink to={agencyPath(agency.slug)} className={buttonClass({ variant: 'secondary', size: 'small' })}>
          {t('own.seePage')}
        </LocalLink>
        {mayInAgency(role, 'edit') && (
          <Button variant="secondary" size="small" disabled={!isHydrated} onClick={() => setEditing(true)}>
            {t('own.edit')}
          </Button>
        )}
      </div>
      {isEditing && <AgencyForm agency={agency} onClose={() => setEditing(false)} />}
    </section>
  )
}
