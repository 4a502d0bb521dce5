import type { Guard } from './guards.ts'

const features = 'apps/server/src/features'

/** Without any one of these a shared list tells more than its owner wished, or hiding tells what is hidden. */
export const savedGuards: Guard[] = [
  {
    name: 'notes on a shared list are shown by choice',
    file: `${features}/shortlists/shortlists.repository.ts`,
    guard: "note: showsNotes ? (note ?? '') : ''",
    sabotage: "note: note ?? ''",
    noticedBy: {
      file: `${features}/shortlists/shortlists.test.ts`,
      test: 'T21 notes are shown only where their owner chose so',
    },
  },
  {
    name: 'a shared list shows only what is public now',
    file: `${features}/shortlists/shortlists.repository.ts`,
    guard: "    .where(isPublic)\n    .orderBy('shortlistProperty.place')",
    sabotage: "    .orderBy('shortlistProperty.place')",
    noticedBy: {
      file: `${features}/shortlists/shortlists.test.ts`,
      test: 'T24 it shows only what is public now, and only what its owner saved',
    },
  },
  {
    name: 'only what a member may see is hidden',
    file: `${features}/property-sets/property-set.repository.ts`,
    guard: "where ${visibleTo(member)(expressionBuilder<Tables, 'property'>())}",
    sabotage: 'where true',
    noticedBy: {
      file: `${features}/hidden/hidden.test.ts`,
      test: 'T35 what somebody may not see can neither be hidden nor asked about by trying',
    },
  },
  {
    name: 'what a premium home costs is told to nobody who saved it',
    file: `${features}/favourites/tell-savers.ts`,
    guard: "if (!home || (home.isPremium && change.kind === 'price')) return",
    sabotage: 'if (!home) return',
    noticedBy: {
      file: `${features}/favourites/tell-savers.test.ts`,
      test: 'T24 T25 nobody hears of a home that is no longer public, nor what a premium one costs',
    },
  },
]
