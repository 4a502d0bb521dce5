import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Product } from '../../apps/server/src/compose.ts'
import { agencies } from './agencies.ts'
import { listers } from './listers.ts'
import { toReceived } from './received-file.ts'
import { render } from './render.ts'

/** Before anybody lists anything, so that what they list is shared. */
export async function addAgencies({ agencies: { agencies: founded, invitations } }: Product, listerIds: number[]) {
  const folder = mkdtempSync(join(tmpdir(), 'gable-logos-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const drawn = agencies.map((agency, index) => ({ agency, file: join(folder, `${index}.png`) }))
  await render(drawn.map(({ agency: { logo: svg }, file }) => ({ svg, file })))
  for (const { agency, file } of drawn) {
    const { name, about, website, phone } = agency
    const [founder, ...others] = agency.members.map((member) => ({ ...member, ...findLister(member.email, listerIds) }))
    if (!founder) continue
    await founded.create(founder.member, { name, about, website, phone, city: 'Lunara', logo: toReceived(file) })
    for (const { member, address: email, role } of others) {
      const { id } = await invitations.invite(founder.member, { email, role }, 'en')
      await invitations.accept(member, { id })
    }
  }
}

function findLister(name: string, listerIds: number[]) {
  const address = `${name}@demo.gable.test`
  const accountId = listerIds[listers.findIndex(({ email }) => email === address)]
  if (accountId === undefined) throw new Error(`${name} lists nothing here`)
  return { address, member: { accountId, permissions: [] } }
}
