import { mkdtempSync, rmSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Message } from './message-store.ts'
import { openMailbox } from './open-mailbox.ts'

const mail = `From: Gable <hello@gable.test>
To: ada@example.com
Subject: =?utf-8?Q?Your_code_=E2=80=93_123456?=
MIME-Version: 1.0
Content-Type: multipart/alternative; boundary=b

--b
Content-Type: text/plain; charset=utf-8

Your code is 123456
--b
Content-Type: text/html; charset=utf-8

<p>Your code is <b>123456</b></p>
--b--
`

/** Speaks just enough SMTP to deliver one mail, waiting for each answer. */
async function sendMail(port: number, recipients: string[]) {
  const socket = createConnection(port, '127.0.0.1')
  const answers = createInterface({ input: socket })[Symbol.asyncIterator]()
  const say = async (line: string) => {
    if (line) socket.write(`${line}\r\n`)
    for (;;) {
      const value = String((await answers.next()).value)
      if (!/^[23]\d\d/.test(value)) throw new Error(value)
      if (value[3] === ' ') return
    }
  }
  await say('')
  await say('EHLO test')
  await say('MAIL FROM:<bounce@gable.test>')
  for (const recipient of recipients) await say(`RCPT TO:<${recipient}>`)
  await say('DATA')
  await say(`${mail.replaceAll('\n', '\r\n')}\r\n.`)
  await say('QUIT')
  socket.destroy()
}

describe('the mailbox', () => {
  let folder: string
  let mailbox: Awaited<ReturnType<typeof openMailbox>>
  const open = () => openMailbox({ smtpPort: 0, httpPort: 0, folder, limit: 3 })
  const messages = async (query = '') => {
    const answer = await fetch(`${mailbox.httpUrl}/messages${query}`)
    return (await answer.json()) as Message[]
  }

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'mailbox-'))
    mailbox = await open()
  })
  afterEach(async () => {
    await mailbox.close()
    rmSync(folder, { recursive: true })
  })

  test('a mail sent over SMTP is read as JSON, hidden recipients included', async () => {
    await sendMail(mailbox.smtpPort, ['ada@example.com', 'hidden@example.com'])
    const [message] = await messages('?to=HIDDEN@example.com')
    expect(message).toMatchObject({
      kind: 'mail',
      from: '"Gable" <hello@gable.test>',
      to: ['ada@example.com', 'hidden@example.com'],
      subject: 'Your code – 123456',
      text: 'Your code is 123456',
      html: '<p>Your code is <b>123456</b></p>',
    })
    expect(await messages('?to=nobody@example.com')).toEqual([])
  })

  test('messages come newest first and can be asked for since a moment', async () => {
    await sendMail(mailbox.smtpPort, ['first@example.com'])
    await new Promise((resolve) => setTimeout(resolve, 5))
    const since = new Date().toISOString()
    await sendMail(mailbox.smtpPort, ['second@example.com'])
    expect((await messages()).map(({ to }) => to[0])).toEqual(['second@example.com', 'first@example.com'])
    expect((await messages(`?since=${since}`)).map(({ to }) => to[0])).toEqual(['second@example.com'])
  })

  test('a text message is kept beside the mail', async () => {
    const body = JSON.stringify({ to: '+15550100', text: 'Your code is 42' })
    const answer = await fetch(`${mailbox.httpUrl}/sms`, { method: 'POST', body })
    expect(answer.status).toBe(201)
    expect(await messages('?to=%2B15550100')).toMatchObject([{ kind: 'sms', text: 'Your code is 42' }])
    const incomplete = await fetch(`${mailbox.httpUrl}/sms`, { method: 'POST', body: '{"to":"+15550100"}' })
    expect(incomplete.status).toBe(400)
  })

  test('only the newest messages are kept, and they survive a restart', async () => {
    for (const name of ['a', 'b', 'c', 'd']) await sendMail(mailbox.smtpPort, [`${name}@example.com`])
    await mailbox.close()
    mailbox = await open()
    expect((await messages()).map(({ to }) => to[0])).toEqual(['d@example.com', 'c@example.com', 'b@example.com'])
  })

  test('emptying one address leaves the others', async () => {
    await sendMail(mailbox.smtpPort, ['a@example.com'])
    await sendMail(mailbox.smtpPort, ['b@example.com'])
    await fetch(`${mailbox.httpUrl}/messages?to=a@example.com`, { method: 'DELETE' })
    expect((await messages()).map(({ to }) => to[0])).toEqual(['b@example.com'])
    await fetch(`${mailbox.httpUrl}/messages`, { method: 'DELETE' })
    expect(await messages()).toEqual([])
  })
})
