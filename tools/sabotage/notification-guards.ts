import type { Guard } from './guards.ts'

const notifications = 'apps/server/src/features/notifications'
const inList = (test: string) => ({ file: `${notifications}/notifications.test.ts`, test })
const inLive = (test: string) => ({ file: `${notifications}/live.test.ts`, test })
const inOutbox = (test: string) => ({ file: `${notifications}/outbox.test.ts`, test })

/** Without any one of these somebody reads what others were told, is told twice or is silenced by strangers. */
export const notificationGuards: Guard[] = [
  {
    name: 'one reads only what one was told oneself',
    file: `${notifications}/notifications.repository.ts`,
    guard: "    .where('accountId', '=', accountId)\n    .where('isListed', '=', sql.lit(true))\n    .$if",
    sabotage: "    .where('isListed', '=', sql.lit(true))\n    .$if",
    noticedBy: inList('nobody reads, counts or marks what others were told'),
  },
  {
    name: 'one marks only what one was told oneself',
    file: `${notifications}/notifications.repository.ts`,
    guard: "    .where('id', '=', id)\n    .where('accountId', '=', accountId)\n",
    sabotage: "    .where('id', '=', id)\n",
    noticedBy: inList('nobody reads, counts or marks what others were told'),
  },
  {
    name: 'only a link of ours unsubscribes',
    file: `${notifications}/unsubscribe-links.ts`,
    guard: "!timingSafeEqual(sign(payload), Buffer.from(signature, 'base64url'))",
    sabotage: 'signature.length === 0',
    noticedBy: inList('a token that is forged, changed or of another secret stops nothing'),
  },
  {
    name: 'nobody switches off what is for safety',
    file: `${notifications}/unsubscribe-links.ts`,
    guard: "notificationKinds[kind].channels.mail === 'always' ? undefined : ",
    sabotage: '',
    noticedBy: inList('a token that is forged, changed or of another secret stops nothing'),
  },
  {
    name: 'whoever is shut out gets no mail about homes',
    file: `${notifications}/settings.repository.ts`,
    guard: ' && row.isActive',
    sabotage: '',
    noticedBy: inList('whoever is shut out is written to about the account alone'),
  },
  {
    name: 'of several jobs for one delivery one sends',
    file: `${notifications}/deliveries.repository.ts`,
    guard: 'and channel = ${channel} and ${isFree(jobId)}`.execute(db)\n  return numAffectedRows > 0n',
    sabotage: 'and channel = ${channel}`.execute(db)\n  return numAffectedRows > 0n',
    noticedBy: inOutbox('twenty jobs at once for one notification send one mail'),
  },
  {
    name: 'no page of another site opens a socket',
    file: 'apps/server/src/platform/live-admission.ts',
    guard: 'headers.origin === siteOrigin ? ',
    sabotage: 'siteOrigin ? ',
    noticedBy: inLive('T62 a socket is refused to another site'),
  },
  {
    name: 'a socket ends with its session',
    file: 'apps/server/src/platform/live.ts',
    guard: '        await endSockets(sockets, deps.findEnded)\n',
    sabotage: '',
    noticedBy: inLive('a socket ends within five seconds of revocation, and its browser does not come back'),
  },
  {
    name: 'nothing is pushed to an address that is not of the open internet',
    file: 'packages/domain/src/push-subscription.ts',
    guard: "protocol === 'https:' && port === '' && ",
    sabotage: '',
    noticedBy: {
      file: 'packages/domain/src/push-subscription.test.ts',
      test: 'T33 nothing is sent to "http://push.example.com/a"',
    },
  },
  {
    name: 'a network holds so many sockets',
    file: 'apps/server/src/platform/live-admission.ts',
    guard: ' <= maxPerNetwork && isRoomy',
    sabotage: ' > 0 && isRoomy',
    noticedBy: inLive('T62 a network holds a bounded number of sockets, however many accounts it has'),
  },
]
