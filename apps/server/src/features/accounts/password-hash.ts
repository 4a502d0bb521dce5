import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { normalizePassword } from '@gable/domain/password-rules'
import { tooManyRequests } from '#platform/errors.ts'

const derive = promisify(argon2)
/** 19 MiB and two passes: the least that OWASP advises, about 25 ms of one core. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }

const format = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

export type PasswordHasher = ReturnType<typeof createPasswordHasher>

/** Hashing is slow on purpose, so it gets a bounded share of the machine: a storm of sign-ins must not stop the site. */
export function createPasswordHasher({ atOnce = 1, waiting = 12 } = {}) {
  let running = 0
  const queue: (() => void)[] = []

  /** Asked before anything else is done for a sign-in, so that turning people away costs next to nothing. */
  function demandRoom() {
    if (running >= atOnce && queue.length >= waiting) throw tooManyRequests(1)
  }

  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    demandRoom()
    if (running >= atOnce) {
      await new Promise<void>((turn) => queue.push(turn))
    }
    running += 1
    try {
      return await work()
    } finally {
      running -= 1
      queue.shift()?.()
    }
  }

  return {
    demandRoom,

    hash: (password: string) =>
      inTurn(async () => {
        const nonce = randomBytes(16)
        const tag = await derive('argon2id', { ...cost, message: normalizePassword(password), nonce })
        const { memory, passes, parallelism } = cost
        return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(nonce)}$${unpadded(tag)}`
      }),

    /** Somebody without a password costs the same time: the clock must not tell who has an account. */
    matches: (password: string, stored: string | null) =>
      inTurn(async () => {
        const [, memory, passes, parallelism, nonce = '', tag = ''] = format.exec(stored ?? decoy) ?? []
        const expected = Buffer.from(tag, 'base64')
        const given = await derive('argon2id', {
          memory: Number(memory),
          passes: Number(passes),
          parallelism: Number(parallelism),
          tagLength: expected.length,
          message: normalizePassword(password),
          nonce: Buffer.from(nonce, 'base64'),
        })
        return timingSafeEqual(given, expected) && stored !== null
      }),
  }
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
const decoy = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(Buffer.alloc(16))}$${unpadded(Buffer.alloc(32))}`
