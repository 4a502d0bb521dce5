import { canMoveViewing, type ViewingAnswer } from '@gable/domain/viewing-moves'
import { Button } from '@gable/ui/button'
import { IconButton } from '@gable/ui/icon-button'
import { X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { type AnsweredViewing, type ReadAnew, useViewingWork } from './use-viewing-work.ts'
import './answer-buttons.css'

const MoveDialog = lazy(async () => ({ default: (await import('./move-dialog.tsx')).MoveDialog }))
const EndDialog = lazy(async () => ({ default: (await import('./end-dialog.tsx')).EndDialog }))

type AnswerButtonsProps = { viewing: AnsweredViewing; isShort?: boolean; readAnew?: ReadAnew }

/** What the reader may do with a viewing, by the table of moves that the server refuses by. */
export function AnswerButtons({ viewing, isShort, readAnew }: AnswerButtonsProps) {
  const { t } = useTranslation('viewings')
  const { answer, isBusy } = useViewingWork(readAnew)
  const [open, setOpen] = useState<'move' | 'decline' | 'cancel'>()
  const can = (what: ViewingAnswer) => canMoveViewing(viewing.side, what, viewing)
  const close = () => setOpen(undefined)
  return (
    <div className="viewing-answers">
      {can('confirm') && (
        <Button isLoading={isBusy} onClick={() => void answer(viewing, 'confirm')}>
          {t(viewing.side === 'lister' ? 'confirm' : 'accept')}
        </Button>
      )}
      {can('move') && (
        <Button variant="secondary" onClick={() => setOpen('move')}>
          {t('another')}
        </Button>
      )}
      {can('decline') &&
        (isShort ? (
          <IconButton variant="line" label={t('decline')} onClick={() => setOpen('decline')}>
            <X aria-hidden />
          </IconButton>
        ) : (
          <Button variant="quiet" onClick={() => setOpen('decline')}>
            {t('decline')}
          </Button>
        ))}
      {can('cancel') && (
        <Button variant="quiet" onClick={() => setOpen('cancel')}>
          {t('cancel')}
        </Button>
      )}
      <Suspense>
        {open === 'move' && <MoveDialog viewing={viewing} readAnew={readAnew} onClose={close} />}
        {(open === 'decline' || open === 'cancel') && (
          <EndDialog viewing={viewing} what={open} readAnew={readAnew} onClose={close} />
        )}
      </Suspense>
    </div>
  )
}
