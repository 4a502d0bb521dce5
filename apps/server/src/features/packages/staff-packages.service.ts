import type { Input } from '@gable/contract/call'
import type {
  grantPackage,
  retirePackage,
  revokeGrant,
  savePackage,
  StaffPackage,
} from '@gable/contract/staff-packages'
import { fromMinor, toMinor } from '@gable/domain/currency'
import { isCounted } from '@gable/domain/package-access'
import { defaultLanguage } from '@gable/i18n/languages'
import { recordAudit } from '#platform/audit.ts'
import type { Db, Tx } from '#platform/db.ts'
import { conflict, invalidField, notFound, refused } from '#platform/errors.ts'
import type { Notify } from '../notifications/notify.ts'
import type { PackageAccessService } from './access.service.ts'
import type { NoteRevoked } from './grants.service.ts'
import { addGrant, getGrant, lockAccount, revokeGrant as revoke } from './grants.repository.ts'
import { maxOffered } from './offers.repository.ts'
import {
  addPackage,
  changePackage,
  countPackages,
  findPackage,
  hasAccount,
  listAllPackages,
  lockPackages,
  maxPackages,
  type PackageContent,
  saveFeatures,
  setPackage,
} from './staff-packages.repository.ts'
import { toWorded, toWords } from '#platform/words-by-language.ts'

type Deps = {
  db: Db
  currency: string
  announce: PackageAccessService['announce']
  notify: Notify
  noteRevoked: NoteRevoked
}
type Saved = Input<typeof savePackage>
export type StaffPackagesService = ReturnType<typeof createStaffPackages>

/** What is sold and given away, by those who answer for the money; each change is on record. */
export function createStaffPackages({ db, currency, announce, notify, noteRevoked }: Deps) {
  async function change<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
    const result = await db.transaction().execute(async (tx) => {
      await lockPackages(tx)
      return work(tx)
    })
    await announce()
    return result
  }

  async function assertRoom(tx: Tx, { isNew, isOffered }: { isNew: boolean; isOffered: boolean }) {
    const { all, offered } = await countPackages(tx)
    if (isNew && all >= maxPackages) throw refused('quota_exceeded', `${maxPackages} are the most`)
    if (isOffered && offered >= maxOffered) throw refused('quota_exceeded', `At most ${maxOffered} are offered`)
  }

  const record = (tx: Tx, actorId: number | null, id: number, what: string, detail: Record<string, unknown>) =>
    recordAudit(tx, { action: `package.${what}`, actorId, object: { kind: 'package', id }, detail })

  return {
    async list(): Promise<StaffPackage[]> {
      const rows = await listAllPackages(db)
      return rows.map(({ names, taglines, priceMinor, ...row }) => ({
        ...row,
        names: toWorded(names),
        taglines: toWorded(taglines),
        price: fromMinor(priceMinor, row.currency),
      }))
    },

    save: (actorId: number | null, said: Saved) =>
      change(async (tx) => {
        const { id, version } = said
        const features = readFeatures(said.features)
        const before = id === undefined ? undefined : await findPackage(tx, id)
        if (id !== undefined && !before) throw notFound('Package')
        // Whoever mends a word of what is retired does not sell it again.
        const content = readContent({ isActive: before?.isActive, ...said }, currency)
        if (before && version !== undefined && version !== before.version) {
          throw conflict('changed_meanwhile', 'Somebody else changed it')
        }
        await assertRoom(tx, { isNew: !before, isOffered: content.isActive && !before?.isActive })
        const savedId = before?.id ?? (await addPackage(tx, content))
        if (before) await changePackage(tx, before.id, content)
        await saveFeatures(tx, savedId, features)
        const { priceMinor, durationDays, isActive } = before ?? {}
        const was = before && { priceMinor, durationDays, isActive }
        await record(tx, actorId, savedId, 'saved', { ...(was && { before: was }), after: { ...content, features } })
        return { id: savedId }
      }),

    retire: (actorId: number | null, { id, isRetired = true }: Input<typeof retirePackage>) =>
      change(async (tx) => {
        const found = await findPackage(tx, id)
        if (!found) throw notFound('Package')
        if (found.isActive === !isRetired) throw conflict('illegal_move', 'It is so already')
        if (!isRetired) await assertRoom(tx, { isNew: false, isOffered: true })
        await setPackage(tx, id, { isActive: !isRetired, version: found.version + 1 })
        await record(tx, actorId, id, isRetired ? 'retired' : 'offered', {})
        return null
      }),

    grant: (actorId: number | null, { accountId, packageId, reason }: Input<typeof grantPackage>) =>
      db.transaction().execute(async (tx) => {
        if (accountId === actorId) throw conflict('about_yourself', 'Nobody gives themselves a package')
        if (!(await hasAccount(tx, accountId))) throw notFound('Member')
        await lockAccount(tx, accountId)
        const id = await addGrant(tx, { accountId, packageId, reason, staffAccountId: actorId, source: 'staff' })
        if (id === undefined) throw notFound('Package')
        await record(tx, actorId, packageId, 'granted', { grantId: id, accountId, reason })
        const { expiresAt } = await getGrant(tx, id)
        const detail = { news: 'given', date: expiresAt.toISOString() } as const
        await notify(tx, { to: accountId, kind: 'package', detail })
        return { id }
      }),

    revoke: (actorId: number | null, { grantId, reason }: Input<typeof revokeGrant>) =>
      db.transaction().execute(async (tx) => {
        const known = tx.selectFrom('packageGrant').select('id').where('id', '=', grantId)
        if (!(await known.executeTakeFirst())) throw notFound('Grant')
        const revoked = await revoke(tx, { grantId }, reason)
        if (!revoked) throw conflict('illegal_move', 'It was taken back before')
        await noteRevoked(tx, grantId)
        const { packageId, accountId } = revoked
        await record(tx, actorId, packageId, 'revoked', { grantId, accountId, reason })
        return null
      }),

    async assertMember(accountId: number) {
      if (!(await hasAccount(db, accountId))) throw notFound('Member')
    },
  }
}

function readContent(said: Saved, currency: string): PackageContent {
  const { audience = 'everyone', isRecommended = false, isActive = true, sortOrder = 0, durationDays } = said
  const names = toWords(said.names, 'names')
  if (!names[defaultLanguage]) throw invalidField('names', 'required')
  const priceMinor = toMinor(said.price, currency)
  if (priceMinor === undefined) throw invalidField('price', 'too_large')
  const taglines = toWords(said.taglines ?? [], 'taglines')
  return { names, taglines, priceMinor, currency, durationDays, audience, isRecommended, isActive, sortOrder }
}

/** Each kind once; only what is counted has a limit. */
function readFeatures(said: Saved['features']) {
  if (new Set(said.map(({ type }) => type)).size < said.length) throw invalidField('features', 'repeated')
  if (said.some(({ type, limit = null }) => limit !== null && !isCounted(type)))
    throw invalidField('features', 'invalid')
  return said.map(({ type, limit = null, days = null }) => ({ type, limit, days }))
}
