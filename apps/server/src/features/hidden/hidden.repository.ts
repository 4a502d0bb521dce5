import { maxHidden } from '@gable/contract/hidden'
import type { Member } from '#platform/access.ts'
import type { Db, Tx } from '#platform/db.ts'
import { definePropertySet, type VisibleTo } from '../property-sets/property-set.repository.ts'

/** The homes that a member does not want to see again. */
export const hiddenSet = definePropertySet({ table: 'hiddenProperty', addedAt: 'hiddenAt', most: maxHidden })

/** Nothing for a home that the member may not see. */
export async function findState(tx: Tx, member: Member, propertyId: number, visibleTo: VisibleTo) {
  return tx
    .selectFrom('property')
    .leftJoin('hiddenProperty', (join) =>
      join.onRef('hiddenProperty.propertyId', '=', 'property.id').on('hiddenProperty.accountId', '=', member.accountId),
    )
    .select((eb) => eb('hiddenProperty.propertyId', 'is not', null).as('isHidden'))
    .where('property.id', '=', propertyId)
    .where(visibleTo(member))
    .executeTakeFirst()
}

export async function listHidden(
  db: Db,
  member: Member,
  { offset, limit }: { offset: number; limit: number },
  visibleTo: VisibleTo,
) {
  const visible = db
    .selectFrom('hiddenProperty')
    .innerJoin('property', 'property.id', 'hiddenProperty.propertyId')
    .where('hiddenProperty.accountId', '=', member.accountId)
    .where(visibleTo(member))
  const [rows, { total }] = await Promise.all([
    visible
      .select(['hiddenProperty.propertyId', 'hiddenProperty.hiddenAt'])
      .orderBy('hiddenProperty.hiddenAt', 'desc')
      .orderBy('hiddenProperty.propertyId', 'desc')
      .offset(offset)
      .limit(limit)
      .execute(),
    visible.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}
