export const contactFields = ['topic', 'firstName', 'lastName', 'email', 'listing', 'message'] as const
export type ContactValues = Record<(typeof contactFields)[number], string>
export type ContactProblems = Partial<Record<keyof ContactValues, 'required' | 'invalid' | 'tooLong'>>

/** What the page shows again when something was wrong. */
export type ContactAttempt = {
  values: ContactValues
  problems: ContactProblems
  code: string | undefined
  /** When the form was first shown: putting it right may take a second. */
  openedAt: number
}
