import type { SmsSender } from '#platform/sms.ts'
import type { Channel } from './deliver.ts'
import { languageFor } from './language-for.ts'
import type { Render } from './render-notification.ts'

type Deps = {
  sms: SmsSender
  /** False when no more may be sent today: what is left of the budget is for codes. */
  spendBudget: () => Promise<boolean>
  render: Render
  siteUrl: string
}

/** Sends a line and where to read more, to the number that somebody has proved to be theirs. */
export function createSmsChannel({ sms, spendBudget, render, siteUrl }: Deps): Channel {
  return async ({ phone, language }, rows) => {
    const [row] = rows
    if (!row || !phone) return 'skipped'
    const viewer = { accountId: row.accountId, permissions: [] }
    const [told] = await render(viewer, [row], languageFor(row.language, language))
    if (!told || told.isGone || !(await spendBudget())) return 'skipped'
    const text = `${withoutMarks(told.title)}\n${siteUrl}${told.path ?? '/user/notifications'}`
    await sms.send({ to: phone, text }, `notification-${row.id}`)
    return 'sent'
  }
}

/** Invisible marks of direction would make one message two. */
const withoutMarks = (text: string) => text.replace(/[\u2066-\u2069]/g, '')
