import { packageAccessKinds } from '@gable/domain/package-access'
import type { Db } from '#platform/db.ts'
import type { InvoicedFeature } from './invoices.tables.ts'

/** What a payment was for, as it is sold now, and when it runs if it was given to somebody. */
export async function findSold(db: Db, payment: { id: number; packageId: number }) {
  const sold = await db
    .selectFrom('package')
    .select(['names', 'durationDays as days'])
    .where('id', '=', payment.packageId)
    .executeTakeFirstOrThrow()
  const features = await db
    .selectFrom('packageFeature')
    .select(['kind', 'useLimit as limit'])
    .where('packageId', '=', payment.packageId)
    .execute()
  const grant = await db
    .selectFrom('packageGrant')
    .select(['startsAt', 'expiresAt'])
    .where('paymentId', '=', payment.id)
    .executeTakeFirst()
  const inOrder = packageAccessKinds.flatMap((kind): InvoicedFeature[] =>
    features.filter((feature) => feature.kind === kind),
  )
  return { ...sold, features: inOrder, startsAt: grant?.startsAt ?? null, endsAt: grant?.expiresAt ?? null }
}

export const findAccountOf = (db: Db, accountId: number) =>
  db
    .selectFrom('account')
    .leftJoin('notificationSettings as settings', 'settings.accountId', 'account.id')
    .select(['account.name', 'account.email', 'settings.language'])
    .where('account.id', '=', accountId)
    .executeTakeFirst()
