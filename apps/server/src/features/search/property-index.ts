import { type Client, errors } from '@opensearch-project/opensearch'
import { documentShape, propertyMapping } from './index-document.ts'
import type { IndexedRow } from './search-index.repository.ts'

export type PropertyIndex = ReturnType<typeof createPropertyIndex>
type Options = { client: Client; prefix: string; shards: number; replicas: number }
type Patience = { requestTimeout: number; maxRetries: number }

/** Longer than any write can be under way: until then a late write is known to be older than a deletion. */
const rememberDeletions = '1h'
/** The deepest page of the contract, 10,000 rows down and 50 long, and the row that tells of a next one. */
const deepestRow = 10_051

/** Parameters and facilities have a field each. */
const maxFields = 5_000
/** Writes go to a name that only `create` gives: a write to an index that is gone would make one without a mapping. */
const writingAlias = (name: string) => `${name}-write`

/** The OpenSearch side of the projection: indexes that come and go behind one alias. */
export function createPropertyIndex({ client, prefix, shards, replicas }: Options) {
  const base = `${prefix}-property`
  // A version of Gable asks only for documents of its own shape: until there is an index of them, PostgreSQL answers.
  const alias = `${base}-as-${documentShape}`
  const isOurs = new RegExp(`^${base}-\\d+$`)

  return {
    alias,
    /** Fails within a second, where other calls would be patient. */
    async mustAnswer() {
      await client.ping({}, { requestTimeout: 1_000, maxRetries: 0 })
    },

    newName: (now = Date.now()) => `${base}-${now}`,

    async create(name: string) {
      await client.indices.create({
        index: name,
        body: {
          settings: {
            number_of_shards: shards,
            // Copies and refreshes come when it is full; until then each would do the same work again.
            number_of_replicas: 0,
            refresh_interval: '-1',
            gc_deletes: rememberDeletions,
            max_result_window: deepestRow,
            'mapping.total_fields.limit': maxFields,
          },
          aliases: { [writingAlias(name)]: {} },
          mappings: propertyMapping as object,
        },
      })
    },

    /** Whether it is there and its documents look as this version writes them. */
    async isUsable(name: string): Promise<boolean> {
      try {
        const { body } = await client.indices.getMapping({ index: name })
        const { _meta: meta } = body[name]?.mappings ?? {}
        return meta?.['shape'] === documentShape
      } catch (error) {
        if (isMissing(error)) return false
        throw error
      }
    },

    /** Writes or deletes each row in each index, unless a newer version of it is there. */
    async write(names: string[], rows: IndexedRow[], patience: Patience) {
      const body = rows.flatMap((row) => names.flatMap((name) => toOperation(name, row)))
      if (body.length === 0) return
      const answer = await client.bulk(
        { body, require_alias: true, filter_path: ['errors', 'items.*.status', 'items.*.error'] },
        patience,
      )
      if (answer.body.errors) refuseFailures(answer.body.items)
    },

    /** What the documents of these ids are, as far as they can be found by a search. */
    async listFingerprints(name: string, { afterId, upToId }: { afterId: number; upToId?: number }) {
      const { body } = await client.search({
        index: name,
        allow_partial_search_results: false,
        filter_path: ['hits.hits.sort', 'hits.hits.fields'],
        body: {
          size: deepestRow,
          _source: false,
          stored_fields: '_none_',
          docvalue_fields: ['fingerprint'],
          sort: [{ id: 'asc' }],
          query: { range: { id: { gt: afterId, ...(upToId !== undefined && { lte: upToId }) } } },
        } as object,
      })
      const hits = (body as unknown as { hits?: { hits?: FingerprintHit[] } }).hits?.hits ?? []
      return new Map(hits.map(({ sort: [id], fields }) => [id, fields.fingerprint[0]]))
    },

    async finish(name: string) {
      await client.indices.putSettings({
        index: name,
        // Said out loud, or a shard that is rarely asked would stop refreshing.
        body: { index: { refresh_interval: '500ms', number_of_replicas: replicas } },
      })
      await client.indices.refresh({ index: name })
    },

    /** The swap is one step: no search sees two indexes or none. */
    async pointAliasAt(name: string) {
      const others = (await this.listServing()).filter((other) => other !== name)
      const actions = [
        ...others.map((index) => ({ remove: { index, alias } })),
        { add: { index: name, alias, is_write_index: false } },
      ]
      await client.indices.updateAliases({ body: { actions } })
    },

    async listServing(): Promise<string[]> {
      try {
        return Object.keys((await client.indices.getAlias({ name: alias })).body)
      } catch (error) {
        if (isMissing(error)) return []
        throw error
      }
    },

    async listAll(): Promise<string[]> {
      const { body } = await client.indices.get({ index: `${base}-*`, allow_no_indices: true })
      return Object.keys(body).filter((name) => isOurs.test(name))
    },

    async remove(names: string[]) {
      if (names.length > 0) await client.indices.delete({ index: names, ignore_unavailable: true })
    },

    async refresh() {
      await client.indices.refresh({ index: alias })
    },
  }
}

type FingerprintHit = { sort: [number]; fields: { fingerprint: [string] } }

const isMissing = (error: unknown) => error instanceof errors.ResponseError && error.statusCode === 404

function toOperation(index: string, { id, version, document }: IndexedRow): object[] {
  // What is not part of a version, such as how often it was seen, may be written again under the same one.
  const target = { _index: writingAlias(index), _id: String(id), version, version_type: 'external_gte' }
  return document ? [{ index: target }, document] : [{ delete: target }]
}

type Outcome = { status: number; error?: { type?: string | undefined; reason?: string | null | undefined } | undefined }

/** That a newer version is there already is how it should be. */
function refuseFailures(items: Record<string, Outcome>[]) {
  const outcomes = items.flatMap((item) => Object.values(item))
  const failed = outcomes.find(({ status, error }) => error && status !== 409)
  if (failed) throw new Error(`OpenSearch refused a write (${failed.status}): ${failed.error?.reason ?? ''}`)
}
