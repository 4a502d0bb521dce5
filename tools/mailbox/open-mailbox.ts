import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createHttpListener } from './http-listener.ts'
import { openMessageStore } from './message-store.ts'
import { createSmtpListener } from './smtp-listener.ts'

export type MailboxOptions = { smtpPort: number; httpPort: number; folder: string; limit?: number }

/** Opens both doors of the mailbox, on this machine only; port 0 takes any free one. */
export async function openMailbox({ smtpPort, httpPort, folder, limit }: MailboxOptions) {
  const store = openMessageStore(folder, limit)
  const smtp = createSmtpListener(store)
  const http = createHttpListener(store)
  // Clients that hang up in the middle are their own problem.
  smtp.on('error', (error) => console.error(error.message))
  await Promise.all([
    once(smtp.listen(smtpPort, '127.0.0.1'), 'listening'),
    once(http.listen(httpPort, '127.0.0.1'), 'listening'),
  ])
  return {
    smtpPort: (smtp.server.address() as AddressInfo).port,
    httpUrl: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    async close() {
      http.closeAllConnections()
      await Promise.all([new Promise<void>((done) => smtp.close(done)), new Promise((done) => http.close(done))])
    },
  }
}
