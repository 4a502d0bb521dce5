import { type CountedAccess, decideAccess, type PackageAccess, type PackageCheck } from '@gable/domain/package-access'
import type { Member, Viewer } from '#platform/access.ts'
import type { Announcements } from '#platform/announcements.ts'
import { createCached } from '#platform/cached.ts'
import type { Db, Tx } from '#platform/db.ts'
import { packageRequired } from '#platform/errors.ts'
import { findCheck, isSelling, isStaff } from './access.repository.ts'
import { returnUse, returnUsesOf, type Spent, spendOne, takeUsesAgain, type UseSubject } from './spending.repository.ts'

const channel = 'gable:packages'
/** Without Redis the first package that is sold gates things within this time. */
const freshMs = 1_000
/** Somebody else may give back between looking for a reason and having one. */
const maxTries = 5

type Deps = { db: Db; announcements: Announcements }
/** Refuses whoever no package lets in, and tells what is missing; inside a transaction it is asked there. */
export type RequireAccess = (viewer: Viewer, kind: PackageAccess, from?: Db) => Promise<void>
export type PackageAccessService = ReturnType<typeof createPackageAccess>

const open: PackageCheck = { isPackageAvailable: true, isFeatureAvailable: true, isLimitAvailable: true }
const listKind = (subject: UseSubject): CountedAccess => `${subject.kind}_list`

/** What packages let members do. Staff may all of it, and so may everybody where nothing is sold. */
export function createPackageAccess({ db, announcements }: Deps) {
  const selling = createCached(() => isSelling(db), freshMs)
  announcements.subscribe(channel, selling.forget)

  async function check(viewer: Member, kind: PackageAccess, from: Db = db): Promise<PackageCheck> {
    if (viewer.permissions.length > 0 || !(await isSelling(from))) return open
    return findCheck(from, viewer.accountId, kind)
  }

  const requireAccess: RequireAccess = async (viewer, kind, from = db) => {
    if (!viewer && !(await isSelling(from))) return
    const decision = viewer ? decideAccess(kind, await check(viewer, kind, from)) : 'package_missing'
    if (decision !== 'granted') throw packageRequired(kind, decision)
  }

  return {
    /** Advice: what spends decides by itself, and takes nothing from staff, whether they have shown a second step or not. */
    check: async (viewer: Member, kind: PackageAccess): Promise<PackageCheck> =>
      (await isStaff(db, viewer.accountId)) ? open : check(viewer, kind),

    /** For what is not counted; a list may ask it for everybody who looks at it. */
    async has(viewer: Viewer, kind: PackageAccess, from: Db = db): Promise<boolean> {
      if (viewer && viewer.permissions.length > 0) return true
      // In a transaction everything is asked there: whoever waits for a second connection may wait for themselves.
      if (!(await (from === db ? selling.get() : isSelling(from)))) return true
      return viewer !== undefined && (await findCheck(from, viewer.accountId, kind)).isFeatureAvailable
    },

    /** The same for what is opened alone. */
    require: requireAccess,

    /** In the transaction of what it pays for. Nothing is spent by staff, and where nothing is sold. */
    async spend(
      tx: Tx,
      { accountId }: Pick<Member, 'accountId'>,
      kind: CountedAccess,
      subject: UseSubject,
    ): Promise<Spent | undefined> {
      if (!(await isSelling(tx)) || (await isStaff(tx, accountId))) return undefined
      for (let tries = 1; ; tries += 1) {
        const spent = await spendOne(tx, accountId, kind, subject)
        if (spent) return spent
        const decision = decideAccess(kind, await findCheck(tx, accountId, kind))
        if (decision !== 'granted') throw packageRequired(kind, decision)
        if (tries === maxTries) throw packageRequired(kind, 'limit_reached')
      }
    },

    /** What was spent on a listing within the last day, when that is undone. */
    async giveBack(tx: Tx, subject: UseSubject, kind: CountedAccess = listKind(subject)) {
      await returnUsesOf(tx, subject, kind)
    },

    /** The undoing is undone: what was given back is spent again. */
    async takeAgain(tx: Tx, subject: UseSubject, kind: CountedAccess = listKind(subject)) {
      if (!(await takeUsesAgain(tx, subject, kind))) throw packageRequired(kind, 'limit_reached')
    },

    /** One use, whenever it was spent; a second time nothing happens. */
    async returnUse(tx: Tx, useId: number) {
      await returnUse(tx, useId)
    },

    /** Something was put on sale, or nothing is any more: all processes are told. */
    async announce() {
      selling.forget()
      await announcements.publish(channel)
    },
  }
}
