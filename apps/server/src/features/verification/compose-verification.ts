import type { FastifyInstance } from 'fastify'
import { createApplyingService } from './applying.service.ts'
import { createEnding } from './ending.service.ts'
import { createFormService } from './form.service.ts'
import { createStaffVerificationService } from './staff-verification.service.ts'
import { removeAllOf } from './verification.repository.ts'
import { verificationRoutes } from './verification.routes.ts'
import { findVerifiedIds } from './verified.repository.ts'

type Deps = Parameters<typeof createStaffVerificationService>[0]

/** Who members are, and that somebody looked at their papers. */
export function composeVerification(deps: Deps) {
  const { db } = deps
  const form = createFormService(deps)
  const applying = createApplyingService(deps)
  const staff = createStaffVerificationService(deps)
  return {
    form,
    applying,
    staff,
    findVerifiedIds: (accountIds: number[]) => findVerifiedIds(db, accountIds),
    jobs: [{ name: 'verification.end', cron: '37 * * * *', run: createEnding(deps) }],
    exportAllOf: {
      tables: [
        { table: 'verification', owner: 'account_id', key: 'id', keyType: 'bigint', without: ['claimed_by'] },
        { table: 'verification_value', owner: 'account_id', key: 'id', keyType: 'bigint' },
        { table: 'verification_step', owner: 'account_id', key: 'id', keyType: 'bigint', without: ['actor_id'] },
      ] as const,
    },
    eraseAllOf: (accountId: number) => db.transaction().execute((tx) => removeAllOf(tx, accountId)),
    routes: (api: FastifyInstance) => verificationRoutes(api, { form, applying, staff }),
  }
}
