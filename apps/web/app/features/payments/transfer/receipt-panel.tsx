import type { BankTransfer } from '@gable/contract/bank-transfers'
import { Button } from '@gable/ui/button'
import { Note } from '@gable/ui/note'
import { Skeleton, SkeletonRegion } from '@gable/ui/skeleton'
import { FileText } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useIsHydrated } from '#app/shared/use-is-hydrated.ts'

const ReceiptForm = lazy(async () => ({ default: (await import('./receipt-form.tsx')).ReceiptForm }))

/** The receipt as it stands, and the form for one where it is wanted. */
export function ReceiptPanel({ transfer }: { transfer: BankTransfer }) {
  const { t } = useTranslation('transfers')
  const isHydrated = useIsHydrated()
  const [isReplacing, setReplacing] = useState(false)
  const { receiptState, refusal } = transfer
  const isThere = receiptState === 'checking' || receiptState === 'sent'
  if (isThere && !isReplacing) return <SentReceipt transfer={transfer} onReplace={() => setReplacing(true)} />
  return (
    <>
      {receiptState === 'refused' && (
        <Note tone="bad" lead={t('states.refusedLead')} className="mb-4 wrap-anywhere">
          <span dir="auto">{refusal}</span>
        </Note>
      )}
      {isHydrated ? (
        <Suspense fallback={<FormSkeleton />}>
          <ReceiptForm transfer={transfer} onSent={() => setReplacing(false)} />
        </Suspense>
      ) : (
        <FormSkeleton />
      )}
    </>
  )
}

function SentReceipt({ transfer, onReplace }: { transfer: BankTransfer; onReplace: () => void }) {
  const { t } = useTranslation('transfers')
  const isHydrated = useIsHydrated()
  const isChecking = transfer.receiptState === 'checking'
  return (
    <div className="grid gap-3">
      <div className="verification-file">
        <span data-icon>
          <FileText aria-hidden />
        </span>
        <b className="min-w-0 truncate text-15 font-medium" dir="auto">
          {transfer.receiptName}
        </b>
      </div>
      <output>
        <Note tone="warn" lead={t(isChecking ? 'states.checkingLead' : 'states.sentLead')}>
          {t(isChecking ? 'states.checkingText' : 'states.sentText')}
        </Note>
      </output>
      <div>
        <Button variant="secondary" disabled={!isHydrated} onClick={onReplace}>
          {t('receipt.another')}
        </Button>
      </div>
    </div>
  )
}

/** What is chosen before the scripts are there would be lost, so the form comes with them. */
function FormSkeleton() {
  const { t } = useTranslation()
  return (
    <SkeletonRegion label={t('states.loadingPage')}>
      <Skeleton className="h-32" />
    </SkeletonRegion>
  )
}
