import { randomUUID } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type Message = {
  id: string
  kind: 'mail' | 'sms'
  from: string
  to: string[]
  subject: string
  text: string
  html: string
  headers: Record<string, string>
  attachments: { name: string; type: string; bytes: number }[]
  at: string
}

export type MessageFilter = { to?: string | undefined; since?: string | undefined }

export type MessageStore = ReturnType<typeof openMessageStore>

/** Keeps the newest messages in memory, and on disk so that a restart does not lose them. */
export function openMessageStore(folder: string, limit = 2000) {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'messages.jsonl')
  let messages = readMessages(file).slice(-limit)
  const rewrite = () => writeFileSync(file, messages.map((message) => `${JSON.stringify(message)}\n`).join(''))
  rewrite()
  let lines = messages.length

  return {
    add(content: Omit<Message, 'id' | 'at'>): Message {
      const message = { id: randomUUID(), at: new Date().toISOString(), ...content }
      messages = [...messages, message].slice(-limit)
      appendFileSync(file, `${JSON.stringify(message)}\n`)
      lines += 1
      if (lines > limit * 2) {
        rewrite()
        lines = messages.length
      }
      return message
    },
    /** Newest first. */
    find(filter: MessageFilter): Message[] {
      return messages.filter((message) => matches(message, filter)).toReversed()
    },
    remove(filter: MessageFilter) {
      messages = messages.filter((message) => !matches(message, filter))
      rewrite()
      lines = messages.length
    },
  }
}

function matches(message: Message, { to, since }: MessageFilter): boolean {
  const isAddressed = !to || message.to.some((address) => address.toLowerCase() === to.toLowerCase())
  return isAddressed && (!since || Date.parse(message.at) >= Date.parse(since))
}

function readMessages(file: string): Message[] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8').split('\n').flatMap(parseLine)
}

function parseLine(line: string): Message[] {
  try {
    return line ? [JSON.parse(line) as Message] : []
  } catch {
    return [] // The last line may be cut short when the mailbox was killed while writing.
  }
}
