import { randomBytes } from 'node:crypto'
import { createProduct, emptyStage } from './product.ts'
import { dropTemplates, prepareTemplate, templateName } from './templates.ts'

const run = randomBytes(5).toString('hex')

/** Migrates once, as an operator would: every product of the run is a copy. */
export async function setup() {
  const template = templateName(run, emptyStage)
  await prepareTemplate(template, async () => (await createProduct('postgres')).becomeTemplate(template))
  process.env['E2E_RUN'] = run
}

export const teardown = () => dropTemplates(run)
