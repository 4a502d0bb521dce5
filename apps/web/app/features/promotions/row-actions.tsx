import type { Advertisement } from '@gable/contract/advertisement'
import { canMovePromotion } from '@gable/domain/promotion-moves'
import { Button, buttonClass } from '@gable/ui/button'
import { Dialog } from '@gable/ui/dialog'
import { useState } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import { kindOf, type PromotedCard } from './promoted-card.ts'
import type { Work } from './use-promotion-work.ts'

type RowActionsProps = { card: PromotedCard; advertisement: Advertisement; isBusy: boolean; work: Work }

/** What can be done about a promotion as it stands; what cannot be taken back is asked about first. */
export function RowActions({ card, advertisement: { id, state }, isBusy, work }: RowActionsProps) {
  const { t } = useTranslation('promotions')
  const [isAsking, setAsking] = useState(false)
  const { title } = card
  const small = { variant: 'secondary', size: 'small', disabled: isBusy } as const
  const named = (action: string) => `${action}: ${title}`
  const isWaiting = state === 'pending'
  const canEnd = canMovePromotion('end', state)
  return (
    <div className="promotion-actions">
      {(['pause', 'resume'] as const)
        .filter((move) => canMovePromotion(move, state))
        .map((move) => (
          <Button
            key={move}
            {...small}
            aria-label={named(t(`actions.${move}`))}
            onClick={() => void work({ id, move }, t(`done.${move}`))}
          >
            {t(`actions.${move}`)}
          </Button>
        ))}
      {canEnd && isWaiting && (
        <Button
          {...small}
          aria-label={named(t('actions.withdraw'))}
          onClick={() => void work({ id, move: 'end' }, t('done.withdraw'))}
        >
          {t('actions.withdraw')}
        </Button>
      )}
      {canEnd && !isWaiting && (
        <Button {...small} aria-label={named(t('actions.end'))} onClick={() => setAsking(true)}>
          {t('actions.end')}
        </Button>
      )}
      {!canEnd && (
        <LocalLink
          to={`/user/advertisement?${kindOf(card)}=${encodeURIComponent(card.slug)}`}
          className={buttonClass({ variant: 'secondary', size: 'small' })}
          aria-label={named(t('actions.again'))}
        >
          {t('actions.again')}
        </LocalLink>
      )}
      {isAsking && (
        <EndDialog
          title={title}
          onClose={() => setAsking(false)}
          onEnd={() => void work({ id, move: 'end' }, t('done.end'))}
        />
      )}
    </div>
  )
}

function EndDialog({ title, onEnd, onClose }: { title: string; onEnd: () => void; onClose: () => void }) {
  const { t } = useTranslation(['promotions', 'common'])
  return (
    <Dialog
      isOpen
      title={t('ending.title')}
      description={t('ending.text', { title })}
      closeLabel={t('common:dialog.close')}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('ending.keep')}
          </Button>
          <Button
            onClick={() => {
              onClose()
              onEnd()
            }}
          >
            {t('ending.end')}
          </Button>
        </>
      }
    />
  )
}
