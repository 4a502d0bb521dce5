import type { BankTransfer } from '@gable/contract/bank-transfers'
import { Note } from '@gable/ui/note'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import '#app/features/verification/verification.css'
import { isolate } from '#app/shared/isolate.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { AccountBack } from '#app/shell/layout/account-head.tsx'
import { PageHead } from '#app/shell/layout/page-head.tsx'
import { CopyRows } from './copy-rows.tsx'
import { ReceiptPanel } from './receipt-panel.tsx'
import { TransferOrder } from './transfer-order.tsx'
import './transfer.css'

export function TransferView({ transfer }: { transfer: BankTransfer }) {
  const { t } = useTranslation('transfers')
  return (
    <main id="main" className="ui-container transfer">
      <PageHead title={t('title')} isPrivate />
      <div className="transfer-back">
        <AccountBack to="/user/transactions">{t('back')}</AccountBack>
      </div>
      <h1 className="type-page">{t('title')}</h1>
      <p className="transfer-lead">{t('lead', { name: isolate(transfer.name) })}</p>
      <div className="transfer-columns">
        <div className="transfer-parts">
          <Part number={1} title={t('make')}>
            <CopyRows transfer={transfer} />
            <Note tone="warn" icon={<CircleAlert aria-hidden />} lead={t('include.lead')} className="mt-3">
              {t('include.text')}
            </Note>
          </Part>
          <Part number={2} title={t('receipt.title')}>
            <ReceiptPanel transfer={transfer} />
          </Part>
        </div>
        <TransferOrder transfer={transfer} />
      </div>
    </main>
  )
}

function Part({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  const id = `transfer-part-${number}`
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="type-block transfer-title">
        <i aria-hidden>{number}</i>
        {title}
      </h2>
      {children}
    </section>
  )
}
