import { errorCodes } from '@gable/contract/call'

/** Reasons that have words of their own; a failure on our side is none to whoever registers. */
const explainedCodes = new Set<string>([...errorCodes.filter((code) => code !== 'internal_error'), 'network_error'])

/** What registering says in words of its own; everything else has its words by its code. */
export function registrationProblem(code: string): 'signIn.wrongCode' | 'register.failed' | undefined {
  if (code === 'incorrect_details') return 'signIn.wrongCode'
  return explainedCodes.has(code) ? undefined : 'register.failed'
}
