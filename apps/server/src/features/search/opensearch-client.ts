import { Client } from '@opensearch-project/opensearch'

/** No call waits for ever. Searches and writes say themselves how patient they are; these hold for the others. */
export const createSearchClient = (url: string): Client =>
  new Client({ node: url, requestTimeout: 10_000, maxRetries: 2 })
