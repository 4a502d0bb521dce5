import {
  clearPaymentAlarm,
  confirmTransfer,
  listStaffPayments,
  refundPayment,
  refuseReceipt,
} from '@gable/contract/staff-payments'
import { PaymentId } from '@gable/contract/payments'
import { paymentMethods } from '@gable/domain/payment-methods'
import { paymentStates } from '@gable/domain/payment-moves'
import { defaultLanguage } from '@gable/i18n/languages'
import { readConfig } from './config.ts'
import { type Command, plain } from './staff-commands.ts'

const isOneOf = (all: readonly string[], word: string) => all.includes(word)
/** Each word says by itself what it narrows by. */
function toFilter(word: string) {
  if (isOneOf(paymentStates, word)) return { status: word }
  if (isOneOf(paymentMethods, word)) return { method: word }
  return word === 'alarm' ? { alarm: 'any' } : { order_number: word }
}

/** What came in and what goes back. The console decides as nobody, except that receipts are the owner's to open. */
export const paymentCommands: Record<string, Command> = {
  payments: {
    usage: `payments [${paymentStates.join('|')}] [${paymentMethods.join('|')}] [alarm] [order number]`,
    run: async ({ payments }, words) => {
      const said = words.map(toFilter).reduce((all, one) => ({ ...all, ...one }), { limit: 50 })
      const { data, total } = await payments.staff.list(listStaffPayments.input.parse(said), defaultLanguage)
      const lines = data.map(({ reference, orderNumber, createdAt, state, method, amount, currency, alarm, payer }) =>
        [
          ...[reference, orderNumber, createdAt, alarm ? `${state}, ${alarm}` : state, method],
          ...[`${amount} ${currency}`, plain(payer?.name ?? '')],
        ].join('\t'),
      )
      return [`${total} payments`, ...lines].join('\n')
    },
  },
  payment: {
    usage: 'payment <id>',
    run: async ({ payments, staff }, [id = '']) => {
      const ownerId = await staff.findOwnerId()
      if (ownerId === undefined) return 'There is no owner yet, and receipts open for somebody only: staff -- owner'
      const viewer = { accountId: ownerId, permissions: [] }
      const payment = await payments.staff.open(viewer, PaymentId.parse(id), defaultLanguage)
      const { orderNumber, state, method, amount, refunded, currency, alarm, alarmNote, receipt, refunds } = payment
      return [
        `${orderNumber}\t${state}\t${method}\t${amount} ${currency}, ${refunded} sent back`,
        ...(alarm ? [`alarm\t${alarm}`] : []),
        ...(alarmNote ? [`note\t${plain(alarmNote)}`] : []),
        ...(receipt ? [`receipt\t${receipt.state}\t${receipt.url && readConfig().PUBLIC_URL}${receipt.url}`] : []),
        ...refunds.map((refund) => `refund\t${refund.state}\t${refund.amount} ${currency}\t${plain(refund.reason)}`),
        ...payment.webhooks.map(({ receivedAt, outcome }) => `webhook\t${receivedAt}\t${outcome}`),
      ].join('\n')
    },
  },
  'confirm-transfer': {
    usage: 'confirm-transfer <id> <amount that came>',
    run: async ({ payments }, [id = '', amount = '']) => {
      const said = confirmTransfer.input.parse({ payment_transaction_id: id, amount })
      const { state } = await payments.staff.confirm(null, said)
      return `Payment ${id} is ${state}`
    },
  },
  'refuse-receipt': {
    usage: 'refuse-receipt <id> <reason>',
    run: async ({ payments }, [id = '', ...words]) => {
      const said = refuseReceipt.input.parse({ payment_transaction_id: id, reason: words.join(' ') })
      await payments.staff.refuseReceipt(null, said)
      return `The receipt of ${id} is refused`
    },
  },
  'refund-payment': {
    usage: 'refund-payment <id> <amount> <reason>',
    run: async ({ payments }, [id = '', amount = '', ...words]) => {
      const said = refundPayment.input.parse({ payment_transaction_id: id, amount, reason: words.join(' ') })
      const { reference, state } = await payments.refunds.refund(null, said)
      return `Refund ${reference} of ${id} is ${state}`
    },
  },
  'clear-payment-alarm': {
    usage: 'clear-payment-alarm <id> <what was done>',
    run: async ({ payments }, [id = '', ...words]) => {
      const said = clearPaymentAlarm.input.parse({ payment_transaction_id: id, note: words.join(' ') })
      await payments.staff.clearAlarm(null, said)
      return `The alarm of ${id} is cleared`
    },
  },
}
