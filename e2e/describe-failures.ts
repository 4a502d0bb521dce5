import { afterEach, type TestContext } from 'vitest'
import { describeOpenPages } from './open-pages.ts'

/** A timeout says what did not come; what came instead is what explains it. */
afterEach(async ({ task }: TestContext) => {
  const [error] = task.result?.errors ?? []
  if (!error) return
  // Reports print the stack, which begins with the message.
  error.stack = [error.stack ?? error.message, ...(await describeOpenPages())].join('\n')
})
