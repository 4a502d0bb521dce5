import type { AgencyMember } from '@gable/contract/agency-members'
import { Avatar } from '@gable/ui/avatar'
import { Badge } from '@gable/ui/badge'
import { useState } from 'react'
import { Panel, Row } from '#app/features/accounts/account-frame.tsx'
import { agentPath } from '#app/features/listings/lister/agent-path.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import { type Asked, ConfirmDialog } from './confirm-dialog.tsx'
import type { Team } from './load-own-agency.server.ts'
import { MemberMenu } from './member-menu.tsx'
import { useDay } from '#app/shell/use-day.ts'

/** Who belongs to the agency and as what, whoever came first before the others. */
export function MembersPanel({ team }: { team: Team }) {
  const { t } = useTranslation('agencies')
  const [asked, setAsked] = useState<Asked>()
  const { agency, members, memberCount } = team
  return (
    <Panel title={t('members.title')} text={t('members.text', { count: memberCount, agency: agency.name })}>
      <ul className="agency-members">
        {members.map((member) => (
          <MemberRow key={member.id} member={member} team={team} onAsk={setAsked} />
        ))}
      </ul>
      {asked && <ConfirmDialog asked={asked} onClose={() => setAsked(undefined)} />}
    </Panel>
  )
}

type MemberRowProps = { member: AgencyMember; team: Team; onAsk: (asked: Asked) => void }

function MemberRow({ member, team, onAsk }: MemberRowProps) {
  const { t } = useTranslation('agencies')
  const toDay = useDay()
  const name = member.name || t('members.nameless')
  const said = [
    t('members.joined', { date: toDay(member.joinedAt) }),
    t('members.homes', { count: member.propertyCount }),
  ]
  return (
    <Row
      sign={<Avatar name={name} src={member.profileImageUrl || undefined} className="size-10" />}
      title={
        <>
          {member.slug ? (
            <LocalLink to={agentPath(member.slug)} className="ui-link">
              <bdi>{name}</bdi>
            </LocalLink>
          ) : (
            <bdi>{name}</bdi>
          )}
          {member.id === team.accountId && <Badge>{t('members.you')}</Badge>}
          <Badge tone={member.role === 'agent' ? 'neutral' : 'brand'}>{t(`roles.${member.role}`)}</Badge>
        </>
      }
      text={said.join(' · ')}
      end={<MemberMenu member={{ ...member, name }} team={team} onAsk={onAsk} />}
    />
  )
}
