import type { Guard } from './guards.ts'

const packages = 'apps/server/src/features/packages'
const inSpending = (test: string) => ({ file: `${packages}/spending.test.ts`, test })
const inCalls = (test: string) => ({ file: `${packages}/packages.test.ts`, test })
const oneFree = 'T52 is taken once, however many ask at once; a paid one never, whatever amount is said'
const gone = 'T53 with its end, a refund or a chargeback all of a package is gone at once'

/** Without any one of these somebody has more than they paid for, or less. */
export const packageGuards: Guard[] = [
  {
    name: 'a limit is spent by one at a time',
    file: `${packages}/spending.repository.ts`,
    guard: 'limit 1 for update of feature',
    sabotage: 'limit 1',
    noticedBy: inSpending('T50 of 50 at once exactly as many pass as are left'),
  },
  {
    name: 'what is used up is not spent',
    file: `${packages}/spending.repository.ts`,
    guard: 'and (feature.use_limit is null or feature.used < feature.use_limit)\n',
    sabotage: '\n',
    noticedBy: inSpending('T51 what the check said before is not what decides'),
  },
  {
    name: 'a package that is taken back opens nothing',
    file: `${packages}/running.repository.ts`,
    guard: 'revoked_at is null\n  and ',
    sabotage: '',
    noticedBy: inSpending(gone),
  },
  {
    name: 'a package ends by the clock',
    file: `${packages}/running.repository.ts`,
    guard: ' and expires_at > statement_timestamp()',
    sabotage: '',
    noticedBy: inSpending(gone),
  },
  {
    name: 'only what was spent within a day is given back',
    file: `${packages}/spending.repository.ts`,
    guard: "\n      and spent_at > statement_timestamp() - interval '1 day'",
    sabotage: '',
    noticedBy: inSpending('T52 what is given back within a day counts off once, and later not at all'),
  },
  {
    name: 'a paid package is not taken for nothing',
    file: `${packages}/offers.service.ts`,
    guard: 'if (offer.priceMinor > 0)',
    sabotage: 'if (offer.priceMinor < 0)',
    noticedBy: inCalls(oneFree),
  },
  {
    name: 'a payment is for a package once',
    file: `${packages}/grants.repository.ts`,
    guard: '      on conflict do nothing\n',
    sabotage: '',
    noticedBy: inSpending(
      'a payment that is reported many times at once gives one package, and its days follow those that are left',
    ),
  },
]
