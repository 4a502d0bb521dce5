import type { SentReport } from '@gable/contract/reports'
import { Dialog } from '@gable/ui/dialog'
import { Check } from 'lucide-react'
import { useState } from 'react'
import '#app/shared/i18n/report-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { QueryScope } from '#app/shell/query-scope.tsx'
import { ReportForm } from './report-form.tsx'
import { ReportSent } from './report-sent.tsx'
import type { Reported } from './reported.ts'

type ReportDialogProps = { reported: Reported; onClose: () => void; onSent: () => void }

export function ReportDialog({ reported, onClose, onSent }: ReportDialogProps) {
  const { t } = useTranslation(['reports', 'common'])
  const [sent, setSent] = useState<SentReport>()
  const isPerson = reported.kind === 'account' || reported.kind === 'review' || reported.kind === 'message'
  return (
    <Dialog
      isOpen
      width={520}
      closeLabel={t('common:dialog.close')}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={
        sent ? (
          <>
            <span className="mb-4 grid size-14 place-items-center rounded-full bg-good-soft text-good">
              <Check className="size-6.5" aria-hidden />
            </span>
            {t('sent.title')}
          </>
        ) : (
          t(`${reported.kind}.title`)
        )
      }
      description={sent ? t('sent.text') : t(isPerson ? 'personText' : 'text')}
    >
      <QueryScope>
        {sent ? (
          <ReportSent sent={sent} isPerson={isPerson} lister={reported.lister} onDone={onClose} />
        ) : (
          <ReportForm
            reported={reported}
            onCancel={onClose}
            onSent={(answer) => {
              setSent(answer)
              onSent()
            }}
          />
        )}
      </QueryScope>
    </Dialog>
  )
}
