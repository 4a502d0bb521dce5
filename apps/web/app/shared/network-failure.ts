/** What browsers throw when a request got no answer at all. */
export const isNetworkFailure = (error: unknown) =>
  error instanceof TypeError && /failed to fetch|networkerror|load failed/i.test(error.message)
