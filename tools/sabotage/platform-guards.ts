import type { Guard } from './guards.ts'

const platform = 'apps/server/src/platform'

/** What every call and every job is held to, whatever it does. */
export const platformGuards: Guard[] = [
  {
    name: 'messages and details of errors stay out of the log',
    file: `${platform}/log.ts`,
    guard: 'return { type, code, constraint, stack: framesOf(error), cause, errors }',
    sabotage: 'return { ...error, type, code, constraint, stack: framesOf(error), cause, errors }',
    noticedBy: {
      file: `${platform}/log.test.ts`,
      test: 'T69 the log names the kind and place of a value that is taken, never the value',
    },
  },
  {
    name: 'signatures of pictures stay out of the log',
    file: `${platform}/log.ts`,
    guard: ".replace(signature, '/signed')",
    sabotage: '',
    noticedBy: {
      file: `${platform}/log.test.ts`,
      test: 'T69 the log tells which picture was asked for, and not the signature that opens it',
    },
  },
  {
    name: 'payloads of jobs stay out of the log',
    file: `${platform}/job-runner.ts`,
    guard: 'const factsOf = (job: Job | undefined) => ({ job: job?.task_identifier, attempts: job?.attempts })',
    sabotage:
      'const factsOf = (job: Job | undefined) => ({ ...job, job: job?.task_identifier, attempts: job?.attempts })',
    noticedBy: {
      file: 'apps/server/src/nets/canary-jobs.test.ts',
      test: 'H2 T69 the log of a worker tells of failed jobs their name and error, never whom or what they were about',
    },
  },
  {
    name: 'idempotent answers per account',
    file: `${platform}/idempotency.ts`,
    guard: ".where('accountId', '=', attempt.accountId)\n      .where('key', '=', attempt.key)",
    sabotage: ".where('key', '=', attempt.key)",
    noticedBy: {
      file: `${platform}/idempotency.test.ts`,
      test: 'T56 a key is its sender’s own: the same one of another account does its own work',
    },
  },
  {
    name: 'every write honours its Idempotency-Key',
    file: `${platform}/http.ts`,
    guard: 'attempt ? app.answerOnce(attempt, run) : run()',
    sabotage: 'run()',
    noticedBy: {
      file: 'apps/server/src/nets/repeats.test.ts',
      test: 'T56 POST /update_post_property sent again with its key has one effect and one answer',
    },
  },
  {
    name: 'secrets are not kept for a repeat',
    file: `${platform}/http.ts`,
    guard: ' || call.isSecret)',
    sabotage: ')',
    noticedBy: {
      file: `${platform}/idempotency.test.ts`,
      test: 'T14 T56 a call that answers with a secret is not kept, although it has a key',
    },
  },
  {
    name: 'the web server overwrites X-Forwarded-For',
    file: 'apps/web/app/shell/server/proxy.ts',
    guard: "'x-forwarded-for': request.ip,",
    sabotage: '',
    noticedBy: {
      file: 'apps/web/app/shell/server/proxy.test.ts',
      test: 'T64 what a visitor says about their address does not reach the api',
    },
  },
  {
    name: 'no page sends people to another site',
    file: 'apps/web/app/shell/server/pages.ts',
    guard: "if (leadsAway(response.headers.get('location'), environment.PUBLIC_URL))",
    sabotage: 'if (response.status === 0)',
    noticedBy: {
      file: 'apps/web/app/shell/server/pages.test.ts',
      test: 'a redirect to another site is not passed on',
    },
  },
  {
    name: 'other origins get in by bearer token alone',
    file: `${platform}/access.ts`,
    guard: 'const cookie = isFromElsewhere(request, siteOrigin) ? undefined : request.cookies[sessionCookie]',
    sabotage: 'const cookie = request.cookies[sessionCookie]',
    noticedBy: {
      file: 'apps/server/src/threats/cross-origin.test.ts',
      test: 'T67 the cookie of a browser says nothing from an allowed origin either',
    },
  },
  {
    name: 'no cookie is set for a page of another origin',
    file: 'apps/server/src/features/accounts/visit.ts',
    guard: ' && !isFromNamedOrigin',
    sabotage: '',
    noticedBy: {
      file: 'apps/server/src/threats/cross-origin.test.ts',
      test: 'T67 a page of an allowed origin signs in for a token, and no cookie is set or read',
    },
  },
  {
    name: 'a code is bound to no cookie of a page of another origin',
    file: 'apps/server/src/features/accounts/visit.ts',
    guard: 'request.isFromNamedOrigin ? undefined : request.cookies[challengeCookie]',
    sabotage: 'request.cookies[challengeCookie]',
    noticedBy: {
      file: 'apps/server/src/threats/cross-origin.test.ts',
      test: 'T67 a page of an allowed origin signs in for a token, and no cookie is set or read',
    },
  },
  {
    name: 'only named origins may call',
    file: `${platform}/cross-origin.ts`,
    guard: 'origins.includes(origin)',
    sabotage: 'origins.some((one) => origin.startsWith(one))',
    noticedBy: {
      file: 'apps/server/src/threats/cross-origin.test.ts',
      test: 'T67 a preflight from',
    },
  },
  {
    name: 'a provider’s answer is to a question of this browser',
    file: 'apps/server/src/features/accounts/sign-in/provider-sign-in.ts',
    guard: 'expectedState: departure.state,',
    sabotage: 'expectedState: oidc.skipStateCheck,',
    noticedBy: {
      file: 'apps/server/src/threats/provider-next.test.ts',
      test: 'T8 a return with another state belongs to another sign-in and opens nothing',
    },
  },
  {
    // Its library refuses a nonce that nobody expects, so without this nobody comes in at all.
    name: 'a provider’s token is compared with the nonce of the departure',
    file: 'apps/server/src/features/accounts/sign-in/provider-sign-in.ts',
    guard: '        expectedNonce: departure.nonce,\n',
    sabotage: '',
    noticedBy: {
      file: 'apps/server/src/threats/provider-next.test.ts',
      test: 'whoever comes back from the provider stays on the site',
    },
  },
  {
    name: 'after a provider’s sign-in people stay on the site',
    file: 'apps/server/src/features/accounts/sign-in/provider-sign-in.ts',
    guard: "next && /^\\/(?![/\\\\])/.test(next) ? next : '/'",
    sabotage: "next ?? '/'",
    noticedBy: {
      file: 'apps/server/src/threats/provider-next.test.ts',
      test: 'whoever comes back from the provider stays on the site',
    },
  },
]
