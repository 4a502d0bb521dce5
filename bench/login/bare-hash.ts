import { argon2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)
const unpadded = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

/** Node's own function at the cost that the server stores, with nothing around it. */
export async function bareHash(message: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await derive('argon2id', { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32, message, nonce })
  return `$argon2id$v=19$m=19456,t=2,p=1$${unpadded(nonce)}$${unpadded(tag)}`
}
