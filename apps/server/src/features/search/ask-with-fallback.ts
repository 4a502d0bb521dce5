import { errors } from '@opensearch-project/opensearch'
import type { CircuitBreaker } from './circuit-breaker.ts'
import type { Ask, SearchEngine } from './search-engine.ts'

type Options = {
  first: SearchEngine
  second: SearchEngine
  breaker: CircuitBreaker
  onFallback: (error?: unknown) => void
}

/** Asks the first engine; whatever is wrong with it, people get their answer from the second. */
export function askWithFallback({ first, second, breaker, onFallback }: Options): Ask {
  return async (question) => {
    if (breaker.allows()) {
      try {
        const answer = await question(first)
        breaker.succeeded()
        return { answer, engine: first.name, isFallback: false }
      } catch (error) {
        // A question it does not understand says nothing about its health, and one visitor could ask it many times.
        if (!isRefusal(error)) breaker.failed()
        onFallback(error)
      }
    } else onFallback()
    return { answer: await question(second), engine: second.name, isFallback: true }
  }
}

const isRefusal = (error: unknown) => error instanceof errors.ResponseError && error.statusCode === 400
