import type { OwnPackage } from '@gable/contract/packages'
import type { LanguageCode } from '@gable/i18n/languages'
import type { Db } from '#platform/db.ts'
import { countGrantsOf, listGrantsOf } from './own-packages.repository.ts'
import { wordsIn } from '#platform/words-by-language.ts'

type Asked = { offset?: number | undefined; limit?: number | undefined }
export type OwnPackagesService = ReturnType<typeof createOwnPackages>

/** What a member has and had, and what is used of it. */
export function createOwnPackages({ db }: { db: Db }) {
  return {
    async list(accountId: number, { offset = 0, limit = 20 }: Asked, language: LanguageCode) {
      const [rows, total] = await Promise.all([
        listGrantsOf(db, accountId, { offset, limit }),
        countGrantsOf(db, accountId),
      ])
      const data = rows.map(
        ({ names, startsAt, expiresAt, ...row }): OwnPackage => ({
          ...row,
          name: wordsIn(names, language),
          startsAt: startsAt.toISOString(),
          expiresAt: expiresAt.toISOString(),
        }),
      )
      return { data, total }
    },
  }
}
