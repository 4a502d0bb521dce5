import { setTimeout as sleep } from 'node:timers/promises'
import { serviceEnvironment } from '../tools/services/service-addresses.ts'

type Mail = { subject: string; text: string }

const patienceMs = 30_000

/** The code of the newest mail to this address, as soon as there is one; an old one may lie there from another run. */
export async function readCode(email: string, since = new Date(0)): Promise<string> {
  const query = new URLSearchParams({ to: email, since: since.toISOString() })
  const address = `${serviceEnvironment().MAILBOX_URL}/messages?${query}`
  const deadline = Date.now() + patienceMs
  while (Date.now() < deadline) {
    const [newest] = (await (await fetch(address)).json()) as Mail[]
    const code = newest && /\b\d{6}\b/.exec(newest.text)?.[0]
    if (code) return code
    await sleep(50)
  }
  throw new Error(`No mail with a code came to ${email}`)
}
