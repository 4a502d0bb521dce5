import type { Guard } from './guards.ts'

const payments = 'apps/server/src/features/payments'
const noticedBy = (test: string) => ({ file: `${payments}/payments.test.ts`, test })

/** Without any one of these somebody has a package that nobody paid for, or pays for one that they do not get. */
export const paymentGuards: Guard[] = [
  {
    name: 'a webhook is believed only as its provider signed it',
    file: `${payments}/webhooks.service.ts`,
    guard: 'if (!note) throw invalidRequest(400, `This was not sent by ${name}`)',
    sabotage: 'if (!note) return',
    noticedBy: noticedBy('with stripe > T47 what the provider did not send is refused, and gives nothing'),
  },
  {
    name: 'a payment of another amount gives nothing',
    file: `${payments}/settling.service.ts`,
    guard: 'paymentId === payment.reference && amountMinor === payment.amountMinor && currency === payment.currency',
    sabotage: 'paymentId === payment.reference && amountMinor > 0 && currency === payment.currency',
    noticedBy: noticedBy('T49 a payment of somebody else is not there, and one of another amount gives nothing'),
  },
  {
    name: 'a payment belongs to whoever began it',
    file: `${payments}/payments.repository.ts`,
    guard: "    .where('reference', '=', reference)\n    .where('accountId', '=', accountId)\n",
    sabotage: "    .where('reference', '=', reference)\n    .where('accountId', '>', accountId - accountId)\n",
    noticedBy: noticedBy('T49 a payment of somebody else is not there, and one of another amount gives nothing'),
  },
  {
    name: 'giving up ends only what is pending',
    file: `${payments}/payments.repository.ts`,
    guard: "    .where('id', '=', id)\n    .where('state', '=', 'pending')\n    .executeTakeFirst()\n",
    sabotage: "    .where('id', '=', id)\n    .executeTakeFirst()\n",
    noticedBy: noticedBy(
      'with stripe > T54 giving up ends what is pending, never what is paid, and a payment after it wins',
    ),
  },
  {
    name: 'a refund ends what was paid for',
    file: `${payments}/settling.service.ts`,
    guard: "if (state === 'refunded' && payment.state === 'succeeded') await takeBack(tx, payment)",
    sabotage: 'void takeBack',
    noticedBy: noticedBy('with stripe > T53 what goes back ends the package that runs because of it'),
  },
]
