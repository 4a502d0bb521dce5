import type { Attachment, Mailer } from '#platform/mail.ts'
import type { Channel } from './deliver.ts'
import { languageFor } from './language-for.ts'
import { digestMail, notificationMail } from './notification-mail.ts'
import type { NotificationRow } from './notifications.repository.ts'
import type { Render } from './render-notification.ts'
import type { UnsubscribeLinks } from './unsubscribe-links.ts'

/** What goes with the mail of a notification. */
export type FindAttachments = (row: NotificationRow) => Promise<Attachment[]>
type Deps = {
  mailer: Mailer
  render: Render
  links: UnsubscribeLinks
  siteUrl: string
  findAttachments: FindAttachments
}

/** Sends mails. Every attempt has the same Message-ID, so that a mail that went out twice is one to whoever looks. */
export function createMailChannel({ mailer, render, links, siteUrl, findAttachments }: Deps): Channel {
  return async (recipient, rows, isDigest) => {
    const [first] = rows
    const to = first?.mailTo ?? recipient.email
    if (!first || !to) return 'skipped'
    const { accountId } = first
    const language = languageFor(first.language, recipient.language)
    const rendered = await render({ accountId, permissions: [] }, rows, language)
    // Nobody is told about what they have deleted, or may not see any more.
    const told = rendered.filter(({ isGone }) => !isGone)
    const [only] = told
    if (!only) return 'skipped'
    const frame = { accountId, language, siteUrl, links }
    const mail = isDigest && told.length > 1 ? digestMail(told, frame) : notificationMail(only, frame)
    // The oldest: a digest that is tried again may have grown at its new end.
    const attachments = (await Promise.all(told.map(({ row }) => findAttachments(row)))).flat()
    await mailer.send({ to, ...mail, attachments }, `notification-${rows.at(-1)?.id}`)
    return 'sent'
  }
}
