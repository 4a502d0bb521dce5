import type { BankTransfer } from '@gable/contract/bank-transfers'
import type { VerificationField } from '@gable/contract/verification'
import { Button, buttonClass } from '@gable/ui/button'
import { Note } from '@gable/ui/note'
import { PaperField } from '#app/features/verification/paper-field.tsx'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import { receiptField, useReceipt } from './use-receipt.ts'

type ReceiptFormProps = { transfer: BankTransfer; onSent: () => void }

/** The file is on its way from the moment it is chosen; sending only says that it is the one. */
export function ReceiptForm({ transfer, onSent }: ReceiptFormProps) {
  const { t } = useTranslation('transfers')
  const { papers, problem, failure, isSending, send } = useReceipt(transfer.reference, onSent)
  const field: VerificationField = {
    ...{ id: receiptField, type: 'file', isRequired: true, options: [] },
    ...{ name: t('receipt.name'), hint: t('receipt.hint') },
  }
  return (
    <form
      noValidate
      className="grid min-w-0 gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <PaperField field={field} papers={papers} kept={undefined} error={problem ? t('receipt.missing') : undefined} />
      {failure && (
        <Note tone="bad" isAlert>
          {failure}
        </Note>
      )}
      <div className="transfer-actions">
        <Button type="submit" size="large" isLoading={isSending}>
          {t('receipt.send')}
        </Button>
        <LocalLink to="/user/transactions" className={buttonClass({ variant: 'quiet', size: 'large' }, 'text-ink')}>
          {t('receipt.later')}
        </LocalLink>
      </div>
    </form>
  )
}
