export const verificationFieldTypes = ['text', 'textarea', 'number', 'date', 'choice', 'multi_choice', 'file'] as const
export type VerificationFieldType = (typeof verificationFieldTypes)[number]

export const maxVerificationFields = 40
export const maxVerificationOptions = 50
export const maxVerificationWords = { text: 300, textarea: 4_000 } as const

type Asked = { type: VerificationFieldType; options: readonly { value: string }[] }
export type AnswerProblem = 'invalid' | 'too_long'
/** What is kept of an answer: one text, or the options that were chosen. */
export type VerificationAnswer = { answer: string; choices: string[] }

export const hasOptions = (type: VerificationFieldType) => type === 'choice' || type === 'multi_choice'

/** What somebody wrote into a field that takes no file; the form says the same before it is sent. */
export function readVerificationAnswer(
  field: Asked,
  value: string | readonly string[],
): VerificationAnswer | AnswerProblem {
  if (field.type === 'multi_choice') return readChoices(field, value)
  if (typeof value !== 'string') return 'invalid'
  const answer = value.trim()
  if (answer === '') return { answer, choices: [] }
  if (field.type === 'text' || field.type === 'textarea') {
    return answer.length > maxVerificationWords[field.type] ? 'too_long' : { answer, choices: [] }
  }
  if (field.type === 'number') return readNumber(answer)
  const isFine = {
    date: () => isDay(answer),
    choice: () => field.options.some((option) => option.value === answer),
    file: () => false,
  }[field.type]()
  return isFine ? { answer, choices: [] } : 'invalid'
}

/** Kept with a point. A comma before three digits may mean thousands, and is asked about. */
function readNumber(answer: string): VerificationAnswer | AnswerProblem {
  const plain = /,\d{3}$/.test(answer) ? answer : answer.replace(',', '.')
  return /^-?\d{1,15}(\.\d{1,6})?$/.test(plain) ? { answer: plain, choices: [] } : 'invalid'
}

/** A form with one field for all of them has commas between. */
function readChoices({ options }: Asked, value: string | readonly string[]): VerificationAnswer | AnswerProblem {
  const given = typeof value === 'string' ? value.split(',') : value
  const chosen = new Set(given.map((one) => one.trim()).filter(Boolean))
  const choices = options.map((option) => option.value).filter((one) => chosen.has(one))
  return choices.length === chosen.size ? { answer: '', choices } : 'invalid'
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
