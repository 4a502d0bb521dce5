import { type OpenLead, updateLead } from '@gable/contract/leads'
import { deleteLead } from '@gable/contract/own-leads'
import type { LeadStage } from '@gable/domain/lead-stages'
import { Button } from '@gable/ui/button'
import { Dialog } from '@gable/ui/dialog'
import { IconButton } from '@gable/ui/icon-button'
import { Menu, type MenuItem } from '@gable/ui/menu'
import { Ban, CircleX, Ellipsis, House, RotateCcw, Trash2 } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useChangeBlock } from '#app/features/blocks/use-change-block.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { dispatch } from '#app/shell/dispatcher.ts'
import { useLocalPath } from '#app/shell/site.ts'
import { leadPath } from './lead-query.ts'
import { useLeadWork } from './use-lead-work.ts'

const Anchor = ({ href = '', ...rest }: ComponentProps<'a'>) => <Link {...rest} to={href} />

/** What else can be done with a lead, behind three dots. */
export function LeadMenu({ lead, name }: { lead: OpenLead; name: string }) {
  const { t } = useTranslation('leads')
  const [isRemoving, setRemoving] = useState(false)
  const items = useItems(lead, name, () => setRemoving(true))
  return (
    <>
      <Menu
        anchor={Anchor}
        trigger={
          <IconButton label={t('menu.label', { name })}>
            <Ellipsis aria-hidden />
          </IconButton>
        }
        items={items}
      />
      {isRemoving && <RemoveDialog id={lead.id} name={name} onClose={() => setRemoving(false)} />}
    </>
  )
}

function useItems(lead: OpenLead, name: string, onRemove: () => void): MenuItem[] {
  const { t } = useTranslation('leads')
  const toLocal = useLocalPath()
  const { work } = useLeadWork()
  const { change } = useChangeBlock()
  const { id, home, stage, accountId, contactClosed } = lead
  const move = (to: LeadStage) =>
    void work(() => dispatch(updateLead, { id, stage: to }), t('moved', { stage: t(`stages.${to}`) }))
  const isOver = stage === 'lost' || stage === 'closed'
  const blocking = contactClosed === 'blocked_by_you' ? 'unblock' : 'block'
  return [
    ...(home
      ? [
          {
            id: 'home',
            label: t('menu.openHome'),
            icon: <House aria-hidden />,
            href: toLocal(`/my-property/${encodeURIComponent(home.slug)}`),
          },
        ]
      : []),
    isOver
      ? { id: 'reopen', label: t('menu.reopen'), icon: <RotateCcw aria-hidden />, onSelect: () => move('new') }
      : { id: 'lost', label: t('menu.lost'), icon: <CircleX aria-hidden />, onSelect: () => move('lost') },
    accountId === null
      ? {
          id: 'remove',
          label: t('menu.remove'),
          icon: <Trash2 aria-hidden />,
          tone: 'bad',
          startsGroup: true,
          onSelect: onRemove,
        }
      : {
          id: blocking,
          label: t(`menu.${blocking}`),
          icon: <Ban aria-hidden />,
          startsGroup: true,
          ...(blocking === 'block' && { tone: 'bad' as const }),
          onSelect: () => void change({ id: accountId, name }, blocking),
        },
  ]
}

type RemoveDialogProps = { id: number; name: string; onClose: () => void }

/** It cannot be taken back, so it is asked about, once. */
function RemoveDialog({ id, name, onClose }: RemoveDialogProps) {
  const { t } = useTranslation(['leads', 'common'])
  const { work, isBusy } = useLeadWork()
  const navigate = useNavigate()
  const toLocal = useLocalPath()

  async function remove() {
    const isDone = await work(async () => {
      await dispatch(deleteLead, { id })
      await navigate(toLocal(leadPath({ tab: 'open', text: '' })), { preventScrollReset: true })
    }, t('removal.done'))
    if (isDone) onClose()
  }

  return (
    <Dialog
      isOpen
      title={t('removal.title', { name })}
      description={t('removal.text')}
      closeLabel={t('common:dialog.close')}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('removal.cancel')}
          </Button>
          <Button variant="danger" isLoading={isBusy} onClick={() => void remove()}>
            {t('removal.button')}
          </Button>
        </>
      }
    />
  )
}
