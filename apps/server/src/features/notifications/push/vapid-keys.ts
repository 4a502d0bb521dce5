import webPush from 'web-push'
import * as z from 'zod'
import type { Db } from '#platform/db.ts'
import type { SecretBox } from '#platform/secret-box.ts'

const Keys = z.object({ publicKey: z.string(), privateKey: z.string() })
export type VapidKeys = z.output<typeof Keys>

const name = 'vapid'

/** Push services know the site by this pair. It is made when it is first needed, once, and kept. */
export function createVapidKeys({ db, box }: { db: Db; box: SecretBox }) {
  let known: Promise<VapidKeys> | undefined

  async function getKeys(): Promise<VapidKeys> {
    const stored = await findSealed(db)
    const keys = stored && open(stored)
    if (keys) return keys
    await db.transaction().execute(async (tx) => {
      const sealed = box.seal(JSON.stringify(webPush.generateVAPIDKeys()))
      const insert = tx.insertInto('siteSecret').values({ name, sealed })
      // Sealed under an AUTH_SECRET that is gone, the old pair is lost; who got here first, replaces it.
      await insert
        .onConflict((conflict) =>
          stored
            ? conflict.column('name').doUpdateSet({ sealed }).where('siteSecret.sealed', '=', stored)
            : conflict.doNothing(),
        )
        .execute()
    })
    const kept = await findSealed(db)
    const pair = kept && open(kept)
    if (!pair) throw new Error('The keys of push messages cannot be read')
    return pair
  }

  function open(sealed: Buffer): VapidKeys | undefined {
    try {
      return Keys.parse(JSON.parse(box.open(sealed)))
    } catch {
      return undefined
    }
  }

  return (): Promise<VapidKeys> => {
    known ??= getKeys().catch((error: unknown) => {
      known = undefined
      throw error
    })
    return known
  }
}

async function findSealed(db: Db): Promise<Buffer | undefined> {
  const row = await db.selectFrom('siteSecret').select('sealed').where('name', '=', name).executeTakeFirst()
  return row?.sealed
}
