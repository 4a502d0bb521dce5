import { requestCode } from '@gable/contract/accounts'
import { serviceEnvironment } from '../../../../tools/services/service-addresses.ts'
import type { TestServer } from './test-server.ts'

export type Message = {
  kind: 'mail' | 'sms'
  to: string[]
  subject: string
  text: string
  html: string
  headers: Record<string, unknown>
  attachments: { name: string; type: string; bytes: number }[]
}

/** What reached somebody, newest first. */
export async function messagesTo(recipient: string): Promise<Message[]> {
  const { MAILBOX_URL } = serviceEnvironment()
  const reply = await fetch(`${MAILBOX_URL}/messages?to=${encodeURIComponent(recipient)}`)
  return (await reply.json()) as Message[]
}

/** Asks for a code and reads it from what the worker sent. */
export async function receiveCode(server: TestServer, recipient: string): Promise<string> {
  const isMail = recipient.includes('@')
  await server.visitor.call(requestCode, isMail ? { email: recipient } : { phoneNumber: recipient })
  return lastCode(server, recipient)
}

/** The newest code. Other messages may have left at the same time, and arrived after it. */
export async function lastCode(server: TestServer, recipient: string): Promise<string> {
  await server.runJobs()
  const codes = (await messagesTo(recipient)).flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? [])
  return codes[0] ?? 'no code in any message'
}
