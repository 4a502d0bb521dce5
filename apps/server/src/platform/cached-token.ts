type Token = { token: string; seconds: number }

/** A token of another service, asked for again a minute before it ends; whoever comes meanwhile waits for the same one. */
export function createCachedToken(ask: () => Promise<Token>): () => Promise<string> {
  let known: Promise<{ token: string; until: number }> | undefined
  const renew = async () => {
    const { token, seconds } = await ask()
    return { token, until: Date.now() + (seconds - 60) * 1_000 }
  }
  return async () => {
    if (known && (await known).until <= Date.now()) known = undefined
    known ??= renew().catch((error: unknown) => {
      known = undefined
      throw error
    })
    return (await known).token
  }
}
