import { createHmac, timingSafeEqual } from 'node:crypto'

/** The link of a mail opens one archive, for whoever holds it, as long as the archive is there. */
export function createExportGrants(secret: string) {
  const sign = (id: string) => createHmac('sha256', secret).update(`data export\n${id}`).digest('base64url')
  return {
    issue: sign,
    isValid(grant: string, id: string): boolean {
      const [given, wanted] = [Buffer.from(grant), Buffer.from(sign(id))]
      return given.length === wanted.length && timingSafeEqual(given, wanted)
    },
  }
}
export type ExportGrants = ReturnType<typeof createExportGrants>
