import type { Input } from '@gable/contract/call'
import type { savePackage } from '@gable/contract/staff-packages'
import type { Product } from '../../apps/server/src/compose.ts'
import { addPayments } from './money/add-payments.ts'

type Names = Partial<Record<'en' | 'ar' | 'de' | 'es' | 'fr' | 'hi' | 'pt' | 'zh', string>>
const worded = (names: Names) => Object.entries(names).map(([language, words]) => ({ language, words }))

/** The first is free, so that whoever tries the site can post; the listers of the town have one of the others each. */
const offered: Input<typeof savePackage>[] = [
  {
    names: worded({
      ...{ en: 'First steps', ar: 'الخطوات الأولى', de: 'Erste Schritte', es: 'Primeros pasos' },
      ...{ fr: 'Premiers pas', hi: 'पहले कदम', pt: 'Primeiros passos', zh: '入门' },
    }),
    taglines: worded({ en: 'To try it with one home', ar: 'للتجربة بمنزل واحد' }),
    price: '0',
    durationDays: 90,
    sortOrder: 1,
    features: [
      { type: 'property_list', limit: 1 },
      { type: 'project_list', limit: 1 },
    ],
  },
  {
    names: worded({
      en: 'Owner',
      ar: 'المالك',
      de: 'Eigentümer',
      es: 'Propietario',
      fr: 'Propriétaire',
      pt: 'Proprietário',
    }),
    taglines: worded({ en: 'For people with a home or two', ar: 'لمن لديه منزل أو اثنان' }),
    price: '19',
    durationDays: 30,
    sortOrder: 2,
    features: [
      { type: 'property_list', limit: 3 },
      { type: 'property_feature', limit: 1, days: 30 },
      { type: 'mortgage_calculator_detail' },
    ],
  },
  {
    names: worded({
      en: 'Agency',
      ar: 'الوكالة',
      de: 'Agentur',
      es: 'Agencia',
      fr: 'Agence',
      pt: 'Agência',
      zh: '中介',
    }),
    taglines: worded({ en: 'For agents and small teams', ar: 'للوكلاء والفرق الصغيرة' }),
    price: '89',
    durationDays: 30,
    sortOrder: 3,
    isRecommended: true,
    features: [
      { type: 'property_list', limit: 60 },
      { type: 'property_feature', limit: 5, days: 30 },
      { type: 'project_list', limit: 2 },
      { type: 'project_feature', limit: 1, days: 30 },
      { type: 'mortgage_calculator_detail' },
      { type: 'premium_properties' },
      { type: 'project_access' },
    ],
  },
  {
    names: worded({
      en: 'Developer',
      ar: 'المطوّر',
      de: 'Bauträger',
      es: 'Promotor',
      fr: 'Promoteur',
      pt: 'Promotor',
      zh: '开发商',
    }),
    taglines: worded({ en: 'For builders with projects on sale', ar: 'للمطورين الذين يبيعون مشاريع' }),
    price: '249',
    durationDays: 30,
    sortOrder: 4,
    features: [
      { type: 'property_list' },
      { type: 'property_feature', limit: 20, days: 30 },
      { type: 'project_list', limit: 10 },
      { type: 'project_feature', limit: 4, days: 30 },
      { type: 'mortgage_calculator_detail' },
      { type: 'premium_properties' },
      { type: 'project_access' },
    ],
  },
]

const reason = 'As the town begins'
/** So many of their newest homes are charged to it, so that its meters show something. */
const charged = 41

/** Where packages are sold already, the listers get one without a limit before they post more homes. */
export async function makeRoom({ packages }: Product, listerIds: number[]) {
  const unlimited = (await packages.staff.list()).find(({ features }) =>
    features.some(({ type, limit }) => type === 'property_list' && limit === null),
  )
  if (!unlimited) return
  for (const accountId of listerIds) {
    await packages.staff.grant(null, { accountId, packageId: unlimited.id, reason: 'More homes for the town' })
  }
}

/** Four packages, a year of payments for them, and what the listers have used of theirs. */
export async function addPackages(product: Product, { listerIds, now }: { listerIds: number[]; now: number }) {
  const { packages, db } = product
  // The town is there already, and more homes are added.
  if ((await packages.staff.list()).length > 0) return
  const ids: number[] = []
  for (const one of offered) ids.push((await packages.staff.save(null, one)).id)
  const [, owner = 0, agency = 0, developer = 0] = ids
  await addPayments(product, { listerIds, packageIds: { owner, agency, developer }, now })
  for (const accountId of listerIds) {
    if (!(await hasPackage(db, accountId))) await packages.staff.grant(null, { accountId, packageId: agency, reason })
    const homes = db.selectFrom('property').select('id').where('ownerId', '=', accountId).orderBy('id', 'desc')
    for (const { id } of await homes.limit(charged).execute()) {
      const subject = { kind: 'property', id } as const
      await db.transaction().execute((tx) => packages.access.spend(tx, { accountId }, 'property_list', subject))
    }
  }
}

async function hasPackage(db: Product['db'], accountId: number): Promise<boolean> {
  const running = db.selectFrom('packageGrant').select('id').where('accountId', '=', accountId)
  const found = running.where('revokedAt', 'is', null).where('expiresAt', '>', new Date())
  return (await found.executeTakeFirst()) !== undefined
}
