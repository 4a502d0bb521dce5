import type { Db } from '#platform/db.ts'
import { AppError } from '#platform/errors.ts'
import { findSession } from './sessions.repository.ts'

type Deps = { db: Db; secondStepHours: number }
export type SessionProofs = ReturnType<typeof createSessionProofs>

/** What a session has proved about the person, and whether that still counts. */
export function createSessionProofs({ db, secondStepHours }: Deps) {
  const find = (token: string) => findSession(db, token, secondStepHours)
  return {
    find,
    isFresh: async ({ token }: { token: string }) => (await find(token))?.isFresh ?? false,

    /** For what a stolen session must not do: the person has proved within minutes who they are. */
    async demandFresh({ token }: { token: string }) {
      const session = await find(token)
      if (!session?.isFresh) throw new AppError(403, 'fresh_proof_required', 'Prove anew who you are, then try again')
      return session
    },
  }
}
