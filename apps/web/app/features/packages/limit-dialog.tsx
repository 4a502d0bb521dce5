import { isCounted } from '@gable/domain/package-access'
import { Button, buttonClass } from '@gable/ui/button'
import { Dialog } from '@gable/ui/dialog'
import { Megaphone } from 'lucide-react'
import '#app/shared/i18n/limit-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import type { Limit } from './limit-of.ts'
import { SpentMeter } from './spent-meter.tsx'
import { usePlansPath } from './use-plans-path.ts'
import { useLimitWords } from './use-limit-words.ts'

type LimitDialogProps = {
  limit: Limit
  onClose: () => void
  hasDraft?: boolean
}

/** What the package does not reach for, in words of its own for each kind, and the way to the plans. */
export function LimitDialog({ limit, onClose, hasDraft = false }: LimitDialogProps) {
  const { t } = useTranslation(['limits', 'common'])
  const { title, text } = useLimitWords()(limit)
  const plansPath = usePlansPath()
  return (
    <Dialog
      title={
        <>
          <span className="mb-5 grid size-14 place-items-center rounded-full bg-warn-soft text-warn" aria-hidden>
            <Megaphone />
          </span>
          {title}
        </>
      }
      description={text}
      closeLabel={t('common:dialog.close')}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      actions={
        <div className="grid w-full gap-2">
          <LocalLink to={plansPath} className={buttonClass({ size: 'large', isWide: true })} onClick={onClose}>
            {t('toPlans')}
          </LocalLink>
          <Button variant="quiet" isWide className="text-ink" onClick={onClose}>
            {t(hasDraft ? 'keepDraft' : 'notNow')}
          </Button>
        </div>
      }
    >
      {limit.reason === 'reached' && isCounted(limit.type) && <SpentMeter type={limit.type} />}
    </Dialog>
  )
}
