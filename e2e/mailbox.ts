import { setTimeout as sleep } from 'node:timers/promises'
import { serviceEnvironment } from '../tools/services/service-addresses.ts'

type Mail = { subject: string; text: string }

const patienceMs = 180_000

type Which = {
  /** What came before lies there from another run. */
  since?: Date
  /** What was read before is not what is waited for. */
  known?: string
}

/** The code of the newest message to this address or number, as soon as there is one. */
export async function readCode(recipient: string, which: Which = {}): Promise<string> {
  return readNewest(recipient, /\b\d{6}\b/, which)
}

/** The newest thing of this shape. Other messages may have left at the same time, and arrived after it. */
export async function readNewest(recipient: string, shape: RegExp, { since, known }: Which = {}): Promise<string> {
  const query = new URLSearchParams({ to: recipient, since: (since ?? new Date(0)).toISOString() })
  const address = `${serviceEnvironment().MAILBOX_URL}/messages?${query}`
  const deadline = Date.now() + patienceMs
  while (Date.now() < deadline) {
    const messages = (await (await fetch(address)).json()) as Mail[]
    const [found] = messages.flatMap(({ text }) => shape.exec(text)?.[0] ?? [])
    if (found && found !== known) return found
    await sleep(50)
  }
  throw new Error(`No message with ${shape} came to ${recipient}`)
}
