import { errors } from '@opensearch-project/opensearch'
import type { CircuitBreaker } from '#platform/circuit-breaker.ts'
import type { Ask, SearchEngine } from './search-engine.ts'

type Options = {
  first: SearchEngine
  second: SearchEngine
  breaker: CircuitBreaker
  onFallback: (error?: unknown) => void
}

/** Asks the first engine; whatever is wrong with it, people get their answer from the second. */
export function askWithFallback({ first, second, breaker, onFallback }: Options): Ask {
  const askFirst = async <Answer>(question: (engine: SearchEngine) => Promise<Answer>) => {
    try {
      const answer = await question(first)
      breaker.succeeded()
      return answer
    } catch (error) {
      // A question it does not understand says nothing about its health, and one visitor could ask it many times.
      if (!isRefusal(error)) breaker.failed()
      throw error
    }
  }

  return async (question) => {
    if (breaker.isOpen()) {
      // Whether it is back is found out beside the answer: nobody waits for that, and the breaker is told.
      if (breaker.allows()) askFirst(question).catch(() => undefined)
      onFallback()
    } else {
      try {
        return { answer: await askFirst(question), engine: first.name, isFallback: false }
      } catch (error) {
        onFallback(error)
      }
    }
    return { answer: await question(second), engine: second.name, isFallback: true }
  }
}

const isRefusal = (error: unknown) => error instanceof errors.ResponseError && error.statusCode === 400
