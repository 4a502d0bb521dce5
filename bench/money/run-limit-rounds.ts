import { composeProduct } from '../../apps/server/src/compose.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import { createLog } from '../../apps/server/src/platform/log.ts'
import { insertListings, plainListing } from '../../apps/server/src/test/listings.ts'
import { serviceEnvironment } from '../../tools/services/service-addresses.ts'

type Product = ReturnType<typeof composeProduct>
type Member = { accountId: number; permissions: [] }
type Attempt = (index: number) => Promise<unknown>
/** What there is a limit of: who comes first gets it, and everybody else the refusal. */
type Limited = {
  name: string
  left: number
  refusals: string[]
  prepare: (product: Product, member: Member) => Promise<Attempt>
  /** How many the books say that the member has. */
  count: (product: Product, member: Member) => Promise<number>
}
export type LimitFigures = { name: string; rounds: number; passed: number; violations: string[] }

const parallel = 50
const limit = 5
const homesEach = 10
const counted = ['property_list', 'project_list', 'property_feature', 'project_feature'] as const
type Counted = (typeof counted)[number]

async function addPackage({ db }: Product, priceMinor: number): Promise<number> {
  const facts = { names: '{"en": "Five"}', priceMinor, currency: 'EUR', durationDays: 30 }
  const { id } = await db.insertInto('package').values(facts).returning('id').executeTakeFirstOrThrow()
  const features = counted.map((kind) => ({ packageId: id, kind, useLimit: limit, days: null }))
  await db.insertInto('packageFeature').values(features).execute()
  return id
}

async function give(product: Product, { accountId }: Member) {
  const packageId = await addPackage(product, 1_900)
  await product.packages.staff.grant(null, { accountId, packageId, reason: 'A campaign' })
}

/** Once as the counter says it, once as the ledger does. */
async function countUses({ db }: Product, { accountId }: Member, kind: Counted): Promise<number> {
  const used = db
    .selectFrom('grantFeature')
    .innerJoin('packageGrant', 'packageGrant.id', 'grantId')
    .select('used')
    .where('accountId', '=', accountId)
    .where('kind', '=', kind)
  const ledger = db
    .selectFrom('grantUse')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('accountId', '=', accountId)
    .where('kind', '=', kind)
    .where('returnedAt', 'is', null)
  const [counter, { count }] = [await used.executeTakeFirstOrThrow(), await ledger.executeTakeFirstOrThrow()]
  return counter.used === count ? count : Number.NaN
}

const ofUses = (kind: Counted): Limited => ({
  ...{ name: kind, left: limit, refusals: ['package_required'] },
  async prepare(product, member) {
    await give(product, member)
    const subjectKind = kind.startsWith('property') ? 'property' : 'project'
    return (index) =>
      product.db
        .transaction()
        .execute((tx) => product.packages.access.spend(tx, member, kind, { kind: subjectKind, id: index + 1 }))
  },
  count: (product, member) => countUses(product, member, kind),
})

const freePackages: Limited = {
  ...{ name: 'free-package', left: 1, refusals: ['illegal_move'] },
  async prepare(product, member) {
    const packageId = await addPackage(product, 0)
    return () => product.packages.offers.takeFree(member, packageId)
  },
  async count({ db }, { accountId }) {
    const grants = db.selectFrom('packageGrant').select('id').where('accountId', '=', accountId)
    return (await grants.execute()).length
  },
}

/** Five times as many as there are homes: one home is promoted once, however many ask. */
const promotions: Limited = {
  ...{ name: 'promotion', left: limit, refusals: ['package_required', 'illegal_move'] },
  async prepare(product, member) {
    await give(product, member)
    const homes = await insertListings(
      product.db,
      Array.from({ length: homesEach }, () => plainListing(member.accountId)),
    )
    await product.db.transaction().execute((tx) =>
      product.searchTable.noteChanges(
        tx,
        homes.map(({ id }) => id),
      ),
    )
    return (index) =>
      product.promotions.promotions.store(member, { kind: 'property', propertyId: homes[index % homesEach]?.id })
  },
  async count(product, member) {
    const running = product.db.selectFrom('advertisement').select('id').where('accountId', '=', member.accountId)
    const count = (await running.execute()).length
    return count === (await countUses(product, member, 'property_feature')) ? count : Number.NaN
  },
}

const limits = [...counted.map(ofUses), freePackages, promotions]

async function runRound(product: Product, limited: Limited): Promise<{ passed: number; violations: string[] }> {
  const { id } = await product.db
    .insertInto('account')
    .values({ email: `${crypto.randomUUID()}@gable.test` })
    .returning('id')
    .executeTakeFirstOrThrow()
  const member: Member = { accountId: id, permissions: [] }
  const attempt = await limited.prepare(product, member)
  const tries = await Promise.allSettled(Array.from({ length: parallel }, (_, index) => attempt(index)))
  const violations = tries.flatMap((one) => {
    const code: unknown =
      one.status === 'rejected' && one.reason instanceof Error && 'code' in one.reason && one.reason.code
    return one.status === 'fulfilled' || limited.refusals.includes(String(code))
      ? []
      : [`${limited.name} was refused with ${String(one.reason)}`]
  })
  const passed = tries.filter(({ status }) => status === 'fulfilled').length
  const known = await limited.count(product, member)
  if (passed !== limited.left || known !== limited.left) {
    violations.push(
      `${limited.name} of member ${id}: ${passed} passed and ${known} are in the books, of ${limited.left}`,
    )
  }
  return { passed, violations }
}

/** Of fifty at once exactly as many pass as are left, of everything that has a limit. */
export async function runLimitRounds(databaseUrl: string, rounds: number, log: (line: string) => void) {
  const config = readConfig({
    ...{ ...serviceEnvironment(), DATABASE_URL: databaseUrl, AUTH_SECRET: 'a-secret-that-only-campaigns-know-of' },
    // What is put into search asks for the catalogue by a connection of its own: with fewer than there are at once, nobody
    // gets one.
    ...{ NODE_ENV: 'test', LOG_LEVEL: 'silent', SEARCH_ENGINE: 'postgres', DATABASE_POOL: String(parallel + 10) },
  })
  const product = composeProduct(config, createLog('silent'))
  product.pool.options.connectionTimeoutMillis = 60_000
  const figures: LimitFigures[] = []
  try {
    await addPackage(product, 1_900)
    for (const limited of limits) {
      const figure: LimitFigures = { name: limited.name, rounds, passed: 0, violations: [] }
      for (let round = 0; round < rounds; round += 1) {
        const { passed, violations } = await runRound(product, limited)
        figure.passed += passed
        figure.violations.push(...violations)
      }
      figures.push(figure)
      log(`${limited.name}: ${rounds} rounds, ${figure.passed} passed, ${figure.violations.length} violations`)
    }
    return figures
  } finally {
    await product.close()
  }
}
