import type { PackageAccess } from '@gable/domain/package-access'
import { type Product, runScript } from './product.ts'

type Feature = { type: PackageAccess; limit?: number }
type Sold = { name?: string; price?: string; features?: Feature[] }

/** Puts a package on sale, as the operator does: from now on what nobody has is gated. Gives its id. */
export async function sellPackage({ environment }: Product, { name = 'Starter', price = '19', features }: Sold = {}) {
  const said = {
    names: [{ language: 'en', words: name }],
    price,
    duration_days: 30,
    features: features ?? [{ type: 'mortgage_calculator_detail' }],
  }
  const printed = await runScript('apps/server/src/staff.ts', environment, ['save-package', JSON.stringify(said)])
  return Number(/\d+/.exec(printed)?.[0])
}

/** Nothing is for sale any more. */
export const sellNothing = ({ environment }: Product, id: number) =>
  runScript('apps/server/src/staff.ts', environment, ['retire-package', String(id)])
