import type { Viewer } from '#platform/access.ts'
import type { Db, Tx } from '#platform/db.ts'
import { notFound } from '#platform/errors.ts'
import { type Limit, spendLimits } from '#platform/rate-limit.repository.ts'
import { findPublicHome, holdHomes, type IsPublic } from './interest.repository.ts'
import { addNumberLead, countShown, findShownNumber } from './numbers.repository.ts'
import type { RequireAccess } from '../packages/access.service.ts'

type Deps = {
  db: Db
  isPublic: IsPublic
  requireAccess: RequireAccess
  assertMayContact: (tx: Tx, fromId: number, toId: number) => Promise<void>
}
/** `wideNetwork` is what one customer may hold many networks in. */
type Asker = { viewer: Viewer; network: string; wideNetwork: string | undefined }
export type NumbersService = ReturnType<typeof createNumbersService>

const hour = 3_600
/** More than anybody calls; a program that collects numbers would need all of them. */
const limitsOf = ({ viewer, network, wideNetwork }: Asker): Limit[] => [
  ...(viewer
    ? [
        { key: `number:account:${viewer.accountId}`, most: 10, windowSeconds: hour },
        { key: `number:account:${viewer.accountId}`, most: 30, windowSeconds: 24 * hour },
      ]
    : [{ key: `number:${network}`, most: 10, windowSeconds: hour }]),
  { key: `number:${network}`, most: 60, windowSeconds: 24 * hour },
  ...(wideNetwork ? [{ key: `number:${wideNetwork}`, most: 120, windowSeconds: 24 * hour }] : []),
]

/** The numbers of listers who agreed to show them, one at a time. */
export function createNumbersService({ db, isPublic, requireAccess, assertMayContact }: Deps) {
  return {
    show: (asker: Asker, propertyId: number) =>
      db.transaction().execute(async (tx) => {
        const { viewer } = asker
        const home = await findPublicHome(tx, propertyId, isPublic)
        if (!home) throw notFound('Property')
        const isOwn = viewer?.accountId === home.ownerId
        if (home.isPremium && !isOwn) await requireAccess(viewer, 'premium_properties', tx)
        if (viewer && !isOwn) await assertMayContact(tx, viewer.accountId, home.ownerId)
        const number = await findShownNumber(tx, home.ownerId)
        if (number === undefined) throw notFound('Number')
        if (isOwn) return toAnswer(number)
        await spendLimits(tx, limitsOf(asker))
        await holdHomes(tx, [propertyId])
        await countShown(tx, propertyId)
        if (viewer) await addNumberLead(tx, { propertyId, listerId: home.ownerId, accountId: viewer.accountId })
        return toAnswer(number)
      }),
  }
}

const toAnswer = (number: string) => ({ number, whatsapp: `https://wa.me/${number.replace(/\D/g, '')}` })
