import { conflict } from '#platform/errors.ts'
import type { Providers } from './providers.ts'

const intentMethods = ['stripe', 'paystack'] as const
type IntentMethod = (typeof intentMethods)[number]

/** The one that was named, or else the only one there is. */
export function chooseIntentMethod(providers: Providers, named: IntentMethod | undefined): IntentMethod {
  const known = intentMethods.filter((method) => providers.has(method))
  const [only] = known
  if (named === undefined && known.length === 1 && only) return only
  if (named !== undefined && known.includes(named)) return named
  throw conflict('payment_method_unavailable', `There are ${known.join(', ') || 'none'}`, { methods: known })
}
