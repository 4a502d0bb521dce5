import type { Guard } from './guards.ts'

const server = 'apps/server/src/features'
const payments = `${server}/payments`
const inWebhooks = (test: string) => ({ file: `${payments}/webhooks.test.ts`, test })
const inProviders = (test: string) => ({ file: `${payments}/providers/providers.test.ts`, test })

/** Without any one of these money is taken for what it is not, or somebody makes others wait for theirs. */
export const moneyGuards: Guard[] = [
  {
    name: 'what was made up under the id of an event does not pass for the event',
    file: `${payments}/webhooks.service.ts`,
    guard: '    return fingerprintOf(body, proof)\n',
    sabotage: '    void fingerprintOf(body, proof)\n    return note.eventId\n',
    noticedBy: inWebhooks('T47 T48 what somebody made up under the id of an event does not pass for the event'),
  },
  {
    name: 'nothing is kept of a webhook that anybody may have sent about no payment',
    file: `${payments}/webhooks.service.ts`,
    guard: '    if (!payment) return undefined\n',
    sabotage: '    if (!payment) return fingerprintOf(body, proof)\n',
    noticedBy: inWebhooks(
      'T47 of what anybody may have sent nothing is kept that is about no payment, or larger than what is told',
    ),
  },
  {
    name: 'webhooks that anybody may have sent are limited by payment',
    file: `${payments}/webhooks.service.ts`,
    guard: '    await spendLimits(db, [unprovenLimitOf(payment.id)])\n',
    sabotage: '    void unprovenLimitOf\n',
    noticedBy: inWebhooks('T47 whoever makes up much about their own payment makes nobody else wait'),
  },
  {
    name: 'a provider tells of its own payments',
    file: `${payments}/payments.repository.ts`,
    guard: "select(['id', 'accountId']).where('method', '=', provider)",
    sabotage: "select(['id', 'accountId']).where('method', '!=', `no ${provider}` as ProviderName)",
    noticedBy: inWebhooks('T49 a provider tells of its own payments alone'),
  },
  {
    name: 'what providers told of a buyer goes with their account',
    file: `${payments}/compose-payments.ts`,
    guard: '      await forgetWebhooksOf(deps.db, accountId)\n',
    sabotage: '      void forgetWebhooksOf\n',
    noticedBy: inWebhooks('T71 what providers told of a buyer is forgotten with them, also what they tell later'),
  },
  {
    name: 'amounts are sent in the units of the provider',
    file: 'packages/domain/src/provider-amounts.ts',
    guard: '  stripe: { ISK: 2, UGX: 2, MGA: 0 },\n',
    sabotage: '',
    noticedBy: inProviders('stripe > T45 an amount in ISK arrives as it is'),
  },
  {
    name: 'what was paid with a test card is no money',
    file: `${payments}/providers/paystack.ts`,
    guard: "(domain === 'test') === isTest ? (states[status] ?? 'pending') : 'failed'",
    sabotage: "domain === '' && isTest ? 'failed' : (states[status] ?? 'pending')",
    noticedBy: inProviders('T46 of Paystack what was paid with a test card is no money'),
  },
  {
    name: 'more than was paid cannot have gone back',
    file: `${payments}/settling.service.ts`,
    guard: 'Math.min(payment.amountMinor, isOther ? 0 : (report?.refundedMinor ?? 0))',
    sabotage: 'isOther ? 0 : (report?.refundedMinor ?? 0)',
    noticedBy: {
      file: `${payments}/refunds.test.ts`,
      test: 'T53 a dispute of what was refunded is told as more than was paid, and counts as all of it',
    },
  },
  {
    name: 'staff confirm transfers alone',
    file: `${payments}/staff-payments.service.ts`,
    guard: "        assertTransfer(payment)\n        if (payment.state === 'succeeded'",
    sabotage: "        if (payment.state === 'succeeded'",
    noticedBy: {
      file: `${payments}/refunds.test.ts`,
      test: 'T46 staff confirm a transfer, and nothing that a provider tells of',
    },
  },
  {
    name: 'a transfer on its way keeps its coupon',
    file: `${payments}/coupons/coupon-uses.repository.ts`,
    guard: "      and payment.state = 'pending' and method <> 'bank_transfer'\n",
    sabotage: "      and payment.state = 'pending'\n",
    noticedBy: {
      file: `${payments}/coupons/coupons.test.ts`,
      test: 'whoever sent money to the bank has not given up its coupon by looking at another way to pay',
    },
  },
  {
    name: 'receipts are limited',
    file: `${payments}/transfers.service.ts`,
    guard: '      await spendLimits(db, limitsOf(member.accountId))\n',
    sabotage: '      void limitsOf\n',
    noticedBy: {
      file: `${payments}/transfers.test.ts`,
      test: 'a receipt > is sent fifty times a day and no more',
    },
  },
  {
    name: 'a transfer tells the account that its buyer was told',
    file: `${payments}/transfers.service.ts`,
    guard: 'transferTo ?? (await findBankAccount())',
    sabotage: '(await findBankAccount()) ?? transferTo',
    noticedBy: {
      file: `${payments}/transfers.test.ts`,
      test: 'whoever began a transfer sees where to send the money, also when the account is changed or gone',
    },
  },
  {
    name: 'payments are begun so often in an hour',
    file: `${payments}/orders/open-order.ts`,
    guard: '      await spendLimits(tx, paymentLimits(accountId))\n',
    sabotage: '      void paymentLimits\n',
    noticedBy: {
      file: `${payments}/orders/orders.test.ts`,
      test: 'T56 a member begins thirty payments an hour and no more',
    },
  },
  {
    name: 'a mail carries no invoice of somebody else',
    file: `${server}/invoices/invoices.service.ts`,
    guard: 'if (row?.accountId !== accountId) return []',
    sabotage: 'if (!row || accountId < 0) return []',
    noticedBy: { file: `${server}/invoices/invoices.test.ts`, test: 'T49 no mail carries an invoice of somebody else' },
  },
  {
    name: 'packages of one member are taken back one after the other',
    file: `${server}/packages/grants.repository.ts`,
    guard: '  if (found?.accountId) await lockAccount(tx, found.accountId)\n',
    sabotage: '',
    noticedBy: {
      file: `${server}/packages/revoked-at-once.test.ts`,
      test: 'T53 two payments of one member that go back at once do not wait for each other',
    },
  },
  {
    name: 'one network does not fill the buffer of all views',
    file: `${server}/insights/view-buffer.ts`,
    guard: '      if (sent >= maxOfOne) return\n',
    sabotage: '      void maxOfOne\n',
    noticedBy: {
      file: `${server}/insights/view-buffer.test.ts`,
      test: 'one network or member does not take the room of all others, whatever they say they look at',
    },
  },
]
