import type { Guard } from './guards.ts'

const server = 'apps/server/src/features'
const payments = `${server}/payments`
const inTransfers = (test: string) => ({ file: `${payments}/transfers.test.ts`, test })
const inRefunds = (test: string) => ({ file: `${payments}/refunds.test.ts`, test })
const inPromotions = (test: string) => ({ file: `${server}/promotions/unpaid.test.ts`, test })

/** Without any one of these money is believed in that did not come, goes back twice, or a receipt is read by others. */
export const transferGuards: Guard[] = [
  {
    name: 'a transfer is what was asked for',
    file: `${payments}/staff-payments.service.ts`,
    guard: "        if (amountMinor !== payment.amountMinor) throw invalidField('amount', 'mismatch')\n",
    sabotage: '',
    noticedBy: inTransfers('T49 what came has to be what was asked for, to the cent'),
  },
  {
    name: 'a transfer is confirmed once',
    file: `${payments}/staff-payments.service.ts`,
    guard: "        if (payment.state === 'succeeded' || payment.state === 'refunded') throw settled(payment)\n",
    sabotage: '',
    noticedBy: inTransfers('T48 of twenty who confirm at once one does, and there is one package'),
  },
  {
    name: 'nobody decides about their own payment',
    file: `${payments}/staff-payments.service.ts`,
    guard: 'payment.accountId !== null && payment.accountId === actorId',
    sabotage: 'payment.accountId !== null && payment.accountId === -1',
    noticedBy: inTransfers('nobody decides about their own payment, and money moves only with a fresh proof'),
  },
  {
    name: 'money moves only with a fresh proof',
    file: `${payments}/staff-payments.routes.ts`,
    guard: '    await demandFresh(context)\n    return { data: await staff.confirm(',
    sabotage: '    return { data: await staff.confirm(',
    noticedBy: inTransfers('nobody decides about their own payment, and money moves only with a fresh proof'),
  },
  {
    name: 'a receipt is opened when it was inspected',
    file: `${payments}/present-receipt.ts`,
    guard: "url: file.state === 'ready' ? file.url : '',",
    sabotage: 'url: file.url,',
    noticedBy: inTransfers(
      'a receipt > T43 opens for its sender and, once it was inspected, for staff, at addresses of their own',
    ),
  },
  {
    name: 'a receipt belongs to a transfer that waits',
    file: `${payments}/transfers.service.ts`,
    guard:
      "    if (payment.state !== 'pending') throw conflict('illegal_move', 'It is settled', { state: payment.state })\n",
    sabotage: '',
    noticedBy: inTransfers('a receipt > is sent only while the transfer is pending'),
  },
  {
    name: 'a refund is at most what is left',
    file: `${payments}/refunds.service.ts`,
    guard: 'amountMinor < 1 || amountMinor > leftMinor',
    sabotage: 'amountMinor < 1',
    noticedBy: inTransfers(
      'a refund of a transfer > is what staff say that they sent: a part leaves the package, all of it ends it',
    ),
  },
  {
    name: 'what went back already is not sent again',
    file: `${payments}/refunds.service.ts`,
    guard: '    if (report && report.refundedMinor >= refund.totalMinor) return true\n',
    sabotage: '    void report\n',
    noticedBy: inRefunds('with stripe > F1 killed before it was noted that the provider has it, it goes back once'),
  },
  {
    name: 'what went back at the provider is known before more is sent',
    file: `${payments}/refunds.service.ts`,
    guard: '      await askProvider(found)\n',
    sabotage: '      void askProvider\n',
    noticedBy: inRefunds('with stripe > what went back at the provider itself is known before more is sent'),
  },
  {
    name: 'an alarm that was dealt with rests',
    file: `${payments}/settling.service.ts`,
    guard: " && payment.alarmNote === ''",
    sabotage: '',
    noticedBy: inRefunds('T49 an alarm that a person has dealt with is not raised again by the same report'),
  },
  {
    name: 'promotions end with the package that paid for them, where staff take it back',
    file: `${server}/packages/staff-packages.service.ts`,
    guard: '        await noteRevoked(tx, grantId)\n',
    sabotage: '        void noteRevoked\n',
    noticedBy: inPromotions('T53 what a package paid for ends when it is taken back, and nothing else does'),
  },
  {
    name: 'promotions end with the package that paid for them, where its payment goes back',
    file: `${server}/packages/grants.service.ts`,
    guard: '    if (revoked) await noteRevoked(tx, revoked.id)\n',
    sabotage: '    void noteRevoked\n',
    noticedBy: inPromotions('T53 a refund ends what its package paid for'),
  },
]
