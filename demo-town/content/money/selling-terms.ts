import type { Product } from '../../../apps/server/src/compose.ts'
import type { Member } from '../../../apps/server/src/platform/access.ts'
import { listers } from '../listers.ts'
import { payers, type CouponCode } from './plan-year.ts'

const bankAccount = {
  ...{ holder: 'Lunara Homes', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
  bank: 'Harbour Savings Bank',
}
const taxRates = [
  { country: 'NA', percent: '15', name: 'VAT' },
  { country: 'ZA', percent: '15', name: 'VAT' },
  { country: 'DE', percent: '19', name: 'VAT' },
]
const seller = {
  ...{ name: 'Lunara Homes', address_lines: ['4 Harbour Walk', 'Lunara'], tax_number: 'NA 0042 7781' },
  ...{ email: 'accounts@demo.gable.test', phone: '+264814000000' },
}

/** Who issues invoices, which taxes there are and where money is sent; what the operator has said stays. */
export async function setSellingTerms({ settings, db }: Product) {
  const stored = await settings.findSeller(db)
  if (stored.lines.length === 0) await settings.set('seller', seller, null)
  if ((await settings.findTaxRates()).length === 0) await settings.set('taxRates', taxRates, null)
  if (!(await settings.findBankAccount())) await settings.set('bankAccount', bankAccount, null)
}

const streets = ['Market Street', 'Quay Road', 'Mill Lane', 'Cloister Hill']
/** The others pay no tax here. */
const countries = ['NA', 'NA', 'ZA', 'NA', 'DE', 'NA', 'KE']

/** Who the invoices of each are for; an agency has a tax number. */
export async function addBillingDetails({ payments }: Product, listerIds: number[]) {
  for (const [index, accountId] of listerIds.slice(0, payers).entries()) {
    const member: Member = { accountId, permissions: [] }
    const country = countries[index % countries.length] ?? ''
    const address = `${index + 3} ${streets[index % streets.length]}\n${country === 'NA' ? 'Lunara' : 'Oakwell'}`
    const taxNumber = index % 3 === 0 ? `${country} ${4_100_200 + index * 77}` : ''
    await payments.orders.saveBilling(member, {
      name: listers[index]?.name ?? '',
      address,
      country,
      taxNumber,
      email: '',
    })
  }
}

const dayMs = 86_400_000

/** One for whoever is new, one for agencies, and one that was over after the summer. */
export async function addCoupons({ payments: { coupons } }: Product, agencyId: number, now: number) {
  const since = (days: number) => new Date(now - days * dayMs).toISOString()
  const codes: Record<CouponCode, Omit<Parameters<typeof coupons.save>[1], 'code' | 'startsAt'>> = {
    WELCOME20: { percent: 20, note: 'For everybody who is new' },
    HARBOUR10: { amount: '10', packageId: agencyId, maxUses: 40, note: 'Handed out at the harbour fair' },
    SUMMER50: { percent: 50, maxUses: 10, note: 'Two weeks in summer' },
  }
  const ids = new Map<string, number>()
  for (const [code, terms] of Object.entries(codes)) {
    ids.set(code, (await coupons.save(null, { ...terms, code, startsAt: since(370) })).id)
  }
  return {
    /** When nobody uses it any more. */
    endSummer: () => coupons.end(null, ids.get('SUMMER50' satisfies CouponCode) ?? 0),
  }
}
