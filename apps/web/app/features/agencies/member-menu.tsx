import { type AgencyMember, handOverAgency, removeAgencyMember, setAgencyRole } from '@gable/contract/agency-members'
import { agencyRoles, type AgencyRole, mayInAgency, mayRemoveFromAgency } from '@gable/domain/agency-roles'
import { IconButton } from '@gable/ui/icon-button'
import { Menu } from '@gable/ui/menu'
import { ArrowRightLeft, Ellipsis, House, UserCog, UserMinus } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { dispatch } from '#app/shell/dispatcher.ts'
import { useLocalPath } from '#app/shell/site.ts'
import type { Asked } from './confirm-dialog.tsx'
import type { Team } from './load-own-agency.server.ts'
import { useAgencyWork } from './use-agency-work.ts'

const makeTexts = { owner: 'members.makeOwner', manager: 'members.makeManager', agent: 'members.makeAgent' } as const
const Anchor = ({ href = '', ...rest }: ComponentProps<'a'>) => <Link {...rest} to={href} preventScrollReset />

type MemberMenuProps = { member: AgencyMember; team: Team; onAsk: (asked: Asked) => void }

/** What can be done with somebody, as far as the role of whoever asks goes. */
export function MemberMenu({ member, team: { role, accountId }, onAsk }: MemberMenuProps) {
  const { t } = useTranslation('agencies')
  const toLocal = useLocalPath()
  const { work } = useAgencyWork()
  const { id, name } = member
  const isOther = id !== accountId

  const giveRole = (given: AgencyRole) =>
    work(
      () => dispatch(setAgencyRole, { memberId: id, role: given }),
      t('members.roleSaved', { name, role: t(`roles.${given}`) }),
    )
  const askToHandOver = () =>
    onAsk({
      title: t('confirm.handOverTitle', { name }),
      text: t('confirm.handOverText'),
      action: t('confirm.handOverAction'),
      said: t('confirm.handedOver', { name }),
      send: () => dispatch(handOverAgency, { memberId: id }),
    })
  const askToRemove = () =>
    onAsk({
      title: t('confirm.removeTitle', { name }),
      text: t('confirm.removeText'),
      action: t('confirm.removeAction'),
      said: t('confirm.removed', { name }),
      send: () => dispatch(removeAgencyMember, { memberId: id }),
    })

  const given = mayInAgency(role, 'setRoles') && isOther ? agencyRoles.filter((one) => one !== member.role) : []
  return (
    <Menu
      anchor={Anchor}
      trigger={
        <IconButton label={t('members.menu', { name })}>
          <Ellipsis aria-hidden />
        </IconButton>
      }
      items={[
        {
          id: 'listings',
          label: t('members.seeListings'),
          icon: <House aria-hidden />,
          href: toLocal(`/user/agency?member=${id}`),
        },
        ...given.map((one) => ({
          id: one,
          label: t(makeTexts[one]),
          icon: <UserCog aria-hidden />,
          onSelect: () => void giveRole(one),
        })),
        ...(mayInAgency(role, 'handOver') && isOther
          ? [
              {
                id: 'hand-over',
                label: t('members.handOver'),
                icon: <ArrowRightLeft aria-hidden />,
                onSelect: askToHandOver,
              },
            ]
          : []),
        ...(isOther && mayRemoveFromAgency(role, member.role)
          ? [
              {
                id: 'remove',
                label: t('members.remove'),
                icon: <UserMinus aria-hidden />,
                tone: 'bad' as const,
                startsGroup: true,
                onSelect: askToRemove,
              },
            ]
          : []),
      ]}
    />
  )
}
