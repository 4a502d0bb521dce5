import type { Guard } from './guards.ts'

const exports = 'apps/server/src/features/exports'
const noticedBy = (test: string) => ({ file: `${exports}/exports.test.ts`, test })

/** Without any one of these somebody has what is another's. */
export const exportGuards: Guard[] = [
  {
    name: 'an archive holds rows of its member alone',
    file: 'apps/server/src/platform/exported.ts',
    guard: '    : sql`t.${sql.ref(owner)} = ${accountId}`',
    sabotage: '    : sql`${accountId}::bigint > 0`',
    noticedBy: noticedBy('a member is mailed a link to everything that is theirs, and to nothing of anybody else'),
  },
  {
    name: 'secrets stay out of an archive',
    file: 'apps/server/src/platform/exported.ts',
    guard: 'const hidden = [...without,',
    sabotage: 'const hidden = [',
    noticedBy: noticedBy('a member is mailed a link to everything that is theirs, and to nothing of anybody else'),
  },
  {
    name: 'asking for an archive needs a fresh proof',
    file: `${exports}/exports.service.ts`,
    guard: '      await proofs.demandFresh({ token })\n',
    sabotage: '      if (!token) await proofs.demandFresh({ token })\n',
    noticedBy: noticedBy('it needs a fresh proof, is one at a time and one a day'),
  },
  {
    name: 'where an archive is had is told after a fresh proof alone',
    file: `${exports}/exports.service.ts`,
    guard: '(await proofs.isFresh({ token })) ? answer',
    sabotage: 'token ? answer',
    noticedBy: noticedBy('a session without a fresh proof is not told where the archive is'),
  },
  {
    name: 'the link of an archive opens no other',
    file: `${exports}/export-grants.ts`,
    guard: 'given.length === wanted.length && timingSafeEqual(given, wanted)',
    sabotage: 'given.length === wanted.length',
    noticedBy: noticedBy('the link works for this archive alone, is gone after a week, and the file with it'),
  },
]
