/** Nothing is said of fewer answers than these; of more only the newest count. */
export const fewestAnswers = 5
export const maxAnswers = 50
export const answerDays = 90

const [hour, day] = [60, 1_440]
/** What people are told, in minutes: nobody plans by 43 of them. */
const steps = [15, 30, hour, 2 * hour, 4 * hour, 8 * hour, day, 2 * day, 7 * day] as const

/** Within which of the steps an answer came; nothing for what took longer than all of them. */
export const answerStep = (minutes: number): number | undefined => steps.find((step) => minutes <= step)

/** A step in the unit that people say it in. */
export function sayStep(minutes: number): { unit: 'minutes' | 'hours' | 'days'; count: number } {
  if (minutes < hour) return { unit: 'minutes', count: minutes }
  return minutes < day ? { unit: 'hours', count: minutes / hour } : { unit: 'days', count: Math.round(minutes / day) }
}
