import { getArticles } from '@gable/contract/articles'
import { localPath, splitPath } from '#app/shared/i18n/local-path.ts'
import { callerFor } from '#app/shell/api.server.ts'
import { readSettings } from '#app/shell/settings.server.ts'
import { visitOf } from '#app/shell/visit.server.ts'
import type { Route } from './+types/articles-feed'
import { toAtom } from './to-atom.ts'

const maxEntries = 30

/** The newest articles for readers of feeds, in the language of the address. */
export async function loader(args: Route.LoaderArgs) {
  const { environment } = visitOf(args)
  const { PUBLIC_URL: publicUrl, DEFAULT_LANGUAGE: defaultLanguage } = environment
  const { language } = splitPath(new URL(args.request.url).pathname, defaultLanguage)
  const [{ data: articles }, { siteName }] = await Promise.all([
    callerFor(args)(getArticles, { limit: maxEntries }),
    readSettings(args),
  ])
  const toUrl = (path: string) => publicUrl.replace(/\/$/, '') + localPath(path, language, defaultLanguage)
  const feed = toAtom(articles, { siteName, language, toUrl })
  const headers = { 'content-type': 'application/atom+xml; charset=utf-8', 'cache-control': 'public, max-age=600' }
  return new Response(feed, { headers })
}
