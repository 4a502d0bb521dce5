import type { Guard } from './guards.ts'

const payments = 'apps/server/src/features/payments'
const rules = 'apps/server/src/money-audit/money-rules.ts'
const inAudit = (rule: string) => ({
  file: 'apps/server/src/money-audit/audit-money.test.ts',
  test: `a tampered row fails the audit > T48 T50 ${rule}`,
})
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
    guard: "if (isWhole) await grants.revokePaid(tx, { paymentId: payment.id, reason: 'The payment went back' })",
    sabotage: 'void isWhole',
    noticedBy: noticedBy('with stripe > T53 what goes back ends the package that runs because of it'),
  },
  {
    name: 'lists of payments are those of the caller',
    file: `${payments}/payments.repository.ts`,
    guard: "    .where('accountId', '=', accountId)\n    .where(passes(filter))\n",
    sabotage: "    .where('accountId', '>', accountId - accountId)\n    .where(passes(filter))\n",
    noticedBy: {
      file: `${payments}/own-payments.test.ts`,
      test: 'T49 what others paid is in no list, no total and no table',
    },
  },
  {
    name: 'totals of payments are those of the caller',
    file: `${payments}/payment-totals.repository.ts`,
    guard: 'where account_id = ${accountId} order by id desc',
    sabotage: 'where account_id > ${accountId} - ${accountId} order by id desc',
    noticedBy: {
      file: `${payments}/own-payments.test.ts`,
      test: 'T49 what others paid is in no list, no total and no table',
    },
  },
  {
    name: 'the audit finds a package whose payment was never made',
    file: rules,
    guard: "and payment.state in ('succeeded', 'refunded') and payment.package_id = subject.package_id",
    sabotage: 'and payment.package_id = subject.package_id',
    noticedBy: inAudit('a paid package has a payment that was made, by the same member for the same package'),
  },
  {
    name: 'the audit compares what is counted as used with the ledger',
    file: rules,
    guard: 'or feature.used <> (select count(*)',
    sabotage: 'or 0 > (select count(*)',
    noticedBy: inAudit('what is counted as used is in the ledger, and within the limit'),
  },
  {
    name: 'giving up does not put off the next question',
    file: `${payments}/payments.repository.ts`,
    guard: "least(ask_at, now() + interval '10 minutes')",
    sabotage: "now() + interval '10 minutes'",
    noticedBy: noticedBy('F16 what is given up is asked about no later than if it were not'),
  },
]
