// node tools/mailbox/mailbox.ts <smtp port> <http port> <folder>
import { openMailbox } from './open-mailbox.ts'

const [smtpPort, httpPort, folder] = process.argv.slice(2)
if (!smtpPort || !httpPort || !folder) throw new Error('Usage: mailbox.ts <smtp port> <http port> <folder>')

const mailbox = await openMailbox({ smtpPort: Number(smtpPort), httpPort: Number(httpPort), folder })
console.log(`mailbox: SMTP on 127.0.0.1:${mailbox.smtpPort}, page on ${mailbox.httpUrl}`)
process.once('SIGTERM', () => void mailbox.close().then(() => process.exit(0)))
