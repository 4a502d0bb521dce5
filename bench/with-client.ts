import pg from 'pg'

/** One connection for as long as the work takes. */
export async function withClient<Result>(address: string, work: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
