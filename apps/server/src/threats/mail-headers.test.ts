import { allCalls } from '@gable/contract/all-calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serviceEnvironment } from '../../../../tools/services/service-addresses.ts'
import { createMailer } from '../platform/mail.ts'
import { messagesTo } from '../test/mailbox.ts'
import { sampleInput } from '../test/sample-input.ts'
import { sendCall } from '../test/send-call.ts'
import { startTestServer, type TestServer } from '../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const newEmail = () => `${crypto.randomUUID()}@gable.test`
const breaks = ['\r\n', '\n', '\r', '\r\n\r\n', '%0d%0a', '\u2028']

test('T72 no field of a mail can begin a header or add a reader', async () => {
  const mailer = createMailer(serviceEnvironment().SMTP_URL, 'Gable <hello@gable.test>', 'gable.test')
  for (const lineBreak of breaks) {
    const [to, victim] = [newEmail(), newEmail()]
    const evil = `${lineBreak}Bcc: ${victim}${lineBreak}X-Evil: yes`
    await mailer.send(
      { to, subject: `Hello${evil}`, text: `Hello${evil}`, html: `<p>Hello${evil}</p>` },
      `id-${crypto.randomUUID()}`,
    )
    const [mail] = await messagesTo(to)
    expect(mail).toMatchObject({ to: [to] })
    expect(Object.keys(mail?.headers ?? {}).filter((name) => /^(bcc|x-evil)$/i.test(name))).toEqual([])
    expect(await messagesTo(victim)).toEqual([])
  }
  mailer.close()
})

const mailing = Object.entries(allCalls).filter(([, call]) => 'email' in sampleInput(call) && call.access === 'public')

test.each(mailing)('T72 an address with a line in it is no address to %s', async (_, call) => {
  for (const lineBreak of breaks) {
    const victim = newEmail()
    for (const email of [
      `ada@gable.test${lineBreak}Bcc: ${victim}`,
      `ada${lineBreak}@gable.test`,
      `ada@gable.test,${victim}`,
    ]) {
      expect((await sendCall(server.app, call, { ...sampleInput(call), email })).statusCode).toBe(400)
    }
    const headers = { 'accept-language': 'en\tBcc: x', 'user-agent': 'x\tBcc: y' }
    await sendCall(server.app, call, sampleInput(call, { email: newEmail() }), { headers })
    await server.runJobs()
    expect(await messagesTo(victim)).toEqual([])
  }
})
