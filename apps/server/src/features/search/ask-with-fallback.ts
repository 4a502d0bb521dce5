import { errors } from '@opensearch-project/opensearch'
import type { SearchQuery } from '@gable/domain/search-query'
import type { CircuitBreaker } from './circuit-breaker.ts'
import type { Ask, SearchEngine } from './search-engine.ts'

type Options = {
  first: SearchEngine
  second: SearchEngine
  /** Whether the first engine knows how; what it does not know is not its fault. */
  canAnswer: (query: SearchQuery) => boolean
  breaker: CircuitBreaker
  onFallback: (error?: unknown) => void
}

/** Asks the first engine; whatever is wrong with it, people get their answer from the second. */
export function askWithFallback({ first, second, canAnswer, breaker, onFallback }: Options): Ask {
  return async (question, query) => {
    if (!canAnswer(query)) return { answer: await question(second), engine: second.name, isFallback: false }
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
