import type { LanguageCode } from '@gable/i18n/languages'
import { useLocation } from 'react-router'
import { localPath, splitPath } from '#app/shared/i18n/local-path.ts'
import { useLanguage, useSite } from '../site.ts'
import { formatUnread, useUnreadChats } from '../unread.ts'

type PageHeadProps = {
  title: string
  description?: string
  /** Phrases between commas, as the lister wrote them. */
  keywords?: string
  /** The one true path, where another page shows the same. */
  path?: string
  /** What of the query string belongs to the address of this page, such as `?page=2`. */
  query?: string
  image?: string
  kind?: 'website' | 'article'
  /** A page that search engines should leave out, and whose pictures are not for everybody. */
  isPrivate?: boolean
}

/** Title, description, the one true address, the other languages and what a shared link shows. React puts it up. */
export function PageHead({
  title,
  description,
  keywords,
  query = '',
  image,
  kind = 'website',
  isPrivate,
  ...own
}: PageHeadProps) {
  const { settings, language, languages, defaultLanguage, publicUrl } = useSite()
  const here = splitPath(useLocation().pathname, defaultLanguage).path
  const path = own.path ?? here
  const addressIn = (code: LanguageCode) => publicUrl + localPath(path, code, defaultLanguage) + query
  const address = addressIn(language)
  const shared = isPrivate ? undefined : image
  const { locale } = useLanguage()
  const unread = useUnreadChats() ?? 0
  // In the tab of a member who looks at another one.
  const count = unread > 0 ? `(${formatUnread(unread, locale)}) ` : ''
  return (
    <>
      <title>{`${count}${title} · ${settings.siteName}`}</title>
      {description && <meta name="description" content={description} />}
      {keywords && <meta name="keywords" content={keywords} />}
      {isPrivate && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={address} />
      {languages.map(({ code }) => (
        <link key={code} rel="alternate" hrefLang={code} href={addressIn(code)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn(defaultLanguage)} />
      <meta property="og:title" content={title} />
      <meta property="og:type" content={kind} />
      <meta property="og:url" content={address} />
      <meta property="og:site_name" content={settings.siteName} />
      {description && <meta property="og:description" content={description} />}
      {shared && <meta property="og:image" content={shared.startsWith('/') ? publicUrl + shared : shared} />}
      <meta name="twitter:card" content={shared ? 'summary_large_image' : 'summary'} />
    </>
  )
}
