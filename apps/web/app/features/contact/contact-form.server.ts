import { Email } from '@gable/contract/accounts'
import { ApiError } from '@gable/contract/client'
import { contactUs } from '@gable/contract/contact'
import { maxContactWords } from '@gable/domain/contact-rules'
import { callerFor } from '#app/shell/api.server.ts'
import type { VisitArgs } from '#app/shell/visit.server.ts'
import { type ContactProblems, type ContactValues, contactFields } from './contact-values.ts'

/** Far more than the longest message; nobody fills the memory with a form. */
const maxBytes = 64 * 1024

/** What was written, as text, or nothing for what is no form of ours. */
export async function readForm(request: Request): Promise<FormData | undefined> {
  const length = Number(request.headers.get('content-length') ?? Number.NaN)
  if (!(length <= maxBytes)) return undefined
  return request.formData().catch(() => undefined)
}

export function valuesOf(form: FormData): ContactValues {
  const textOf = (name: string) => String(form.get(name) ?? '').trim()
  return Object.fromEntries(contactFields.map((name) => [name, textOf(name)])) as ContactValues
}

/** What the reader has to put right before anything is sent. */
export function findProblems(values: ContactValues): ContactProblems {
  return {
    ...(values.topic === '' && { topic: 'required' }),
    ...(values.firstName === '' && { firstName: 'required' }),
    ...(values.email === '' ? { email: 'required' } : !Email.safeParse(values.email).success && { email: 'invalid' }),
    ...(values.message === '' && { message: 'required' }),
    ...(values.message.length > maxContactWords && { message: 'tooLong' }),
  }
}

type Message = { values: ContactValues; subject: string; website: string; openSeconds: number }

/** The code of the refusal, or nothing when it was sent. */
export async function sendMessage(visit: VisitArgs, { values, subject, website, openSeconds }: Message) {
  const { firstName, lastName, email, message } = values
  const written = { firstName, email, message, subject, openSeconds }
  const more = { ...(lastName && { lastName }), ...(website && { website }) }
  try {
    await callerFor(visit)(contactUs, { ...written, ...more })
    return undefined
  } catch (error) {
    if (error instanceof ApiError) return error.code
    throw error
  }
}
