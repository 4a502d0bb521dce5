import { simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import type { MessageStore } from './message-store.ts'

/** Accepts every mail from everybody and keeps it; nothing is ever sent on. */
export function createSmtpListener(store: MessageStore): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: 40 * 1024 * 1024,
    onAuth: (_auth, _session, done) => done(null, { user: 'anybody' }),
    onData(stream, session, done) {
      const sender = session.envelope.mailFrom
      const recipients = session.envelope.rcptTo.map((recipient) => recipient.address)
      void acknowledge(keepMail(store, stream, sender ? sender.address : '', recipients), done)
    },
  })
}

/** The sender hears that its mail is kept only once it is. */
async function acknowledge(keeping: Promise<void>, done: (error?: Error) => void) {
  const failure = await keeping.then(
    () => undefined,
    (error: Error) => error,
  )
  done(failure)
}

async function keepMail(store: MessageStore, stream: Parameters<typeof simpleParser>[0], from: string, to: string[]) {
  const mail = await simpleParser(stream)
  store.add({
    kind: 'mail',
    from: mail.from?.text ?? from,
    to, // From the envelope: it names the hidden recipients too.
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html || '',
    headers: Object.fromEntries(
      mail.headerLines.map(({ key, line }) => [key, line.slice(line.indexOf(':') + 1).trim()]),
    ),
    attachments: mail.attachments.map((attachment) => ({
      name: attachment.filename ?? '',
      type: attachment.contentType,
      bytes: attachment.size,
    })),
  })
}
