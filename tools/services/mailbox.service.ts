import { join } from 'node:path'
import { answersHttp } from './probes.ts'
import { checkoutFolder } from './service-folders.ts'
import type { Service } from './service.ts'

export const mailboxService: Service = {
  name: 'mailbox',
  address: (ports) => `http://127.0.0.1:${ports.mailboxHttp} (SMTP ${ports.mailboxSmtp})`,
  refusesRoot: false,
  stopSignal: 'SIGTERM',
  startTimeoutSeconds: 120,

  async prepare({ folder, ports }) {
    const script = join(checkoutFolder, 'tools/mailbox/mailbox.ts')
    return {
      command: process.execPath,
      args: [script, String(ports.mailboxSmtp), String(ports.mailboxHttp), join(folder, 'messages')],
    }
  },

  isHealthy: (ports) => answersHttp(`http://127.0.0.1:${ports.mailboxHttp}/healthz`),
}
