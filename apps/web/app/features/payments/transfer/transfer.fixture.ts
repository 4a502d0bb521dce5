import type { BankTransfer } from '@gable/contract/bank-transfers'

export const transfer: BankTransfer = {
  reference: '00000000-0000-4000-8000-000000000001',
  orderNumber: 'A1B2C-30001',
  packageId: 3,
  name: 'Agency',
  amount: '98.52',
  currency: 'EUR',
  account: {
    holder: 'Gable Marketplace, Lda',
    iban: 'PT50003504130002774193058',
    bic: 'CGDIPTPL',
    bank: 'Caixa Geral de Depósitos, Porto',
  },
  receiptState: 'none',
  receiptName: '',
  refusal: '',
  createdAt: '2026-07-08T10:00:00Z',
  expiresAt: '2026-07-22T10:00:00Z',
}
