import { randomBytes } from 'node:crypto'
import type { Tx } from '#platform/db.ts'
import { hashToken } from '../sign-in-code.ts'
import { replaceRecoveryCodes } from './second-step.repository.ts'

const recoveryCodes = 10

/** They are told once; only their hashes stay. */
export async function issueRecoveryCodes(tx: Tx, accountId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes }, () => randomBytes(6).toString('hex'))
  await replaceRecoveryCodes(
    tx,
    accountId,
    codes.map((fresh) => hashToken(fresh)),
  )
  return codes.map((fresh) => fresh.replace(/(.{4})(?=.)/g, '$1-'))
}

export const normalizeRecoveryCode = (code: string) => code.toLowerCase().replace(/[^0-9a-f]/g, '')
