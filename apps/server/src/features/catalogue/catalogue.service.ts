import type { Parameter } from '@gable/contract/catalogue'
import type { Db } from '#platform/db.ts'
import { createKept } from '#platform/kept.ts'
import { listCategories } from './catalogue.repository.ts'

const freshMs = 5_000

type Page = { offset?: number | undefined; limit?: number | undefined; text?: string | undefined }
export type CatalogueService = ReturnType<typeof createCatalogueService>

/** Every card needs the catalogue and nobody changes it often, so each process keeps it for a few seconds. */
export function createCatalogueService({ db }: { db: Db }) {
  const { get: all } = createKept(() => listCategories(db), freshMs)

  return {
    all,
    async list({ offset = 0, limit = 50, text = '' }: Page) {
      const wanted = text.toLowerCase()
      const found = (await all()).filter(({ name }) => name.toLowerCase().includes(wanted))
      return { data: found.slice(offset, offset + limit), total: found.length }
    },
    async findCategory(id: number) {
      return (await all()).find((category) => category.id === id)
    },
    async parametersById(): Promise<Map<number, Parameter>> {
      return new Map(
        (await all()).flatMap(({ parameters }) => parameters.map((parameter) => [parameter.id, parameter])),
      )
    },
  }
}
