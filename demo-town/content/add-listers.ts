import { fileURLToPath } from 'node:url'
import type { Product } from '../../apps/server/src/compose.ts'
import { type Lister, listers } from './listers.ts'
import { toReceived } from './received-file.ts'

const portraits = new URL('../drawings/people/', import.meta.url)

/** The accounts of all listers, each with a whole profile: without one nobody lists anything. */
export async function addListers(product: Product): Promise<number[]> {
  const ids: number[] = []
  for (const lister of listers) ids.push(await addLister(product, lister))
  return ids
}

/** Nobody's home: who approves and sends back. */
export const addDesk = ({ db }: Product) => addAccount(db, 'desk@demo.gable.test', 'Lunara desk')

async function addLister({ db, profiles }: Product, lister: Lister): Promise<number> {
  const { email, name, portrait, about, speaks } = lister
  const accountId = await addAccount(db, email, name)
  const number = String(portrait).padStart(2, '0')
  const filePath = fileURLToPath(new URL(`person-${number}.png`, portraits))
  await profiles.update(
    { member: { accountId, permissions: [] }, token: '' },
    {
      mobile: `+26481400${number}00`,
      address: lister.language === 'ar' ? 'شارع السوق 1، لونارا' : '1 Market Street, Lunara',
      city: 'Lunara',
      country: 'Namibia',
      aboutMe: about,
      languages: speaks,
      profilePicture: toReceived(filePath),
    },
  )
  return accountId
}

async function addAccount(db: Product['db'], email: string, name: string): Promise<number> {
  const { id } = await db
    .insertInto('account')
    .values({ email, name })
    .onConflict((known) => known.column('email').doUpdateSet({ name }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
