import type { SitePage } from '@gable/contract/site-pages'
import { dirOf } from '@gable/i18n/languages'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { PageHead } from '#app/shell/layout/page-head.tsx'
import { useSite } from '#app/shell/site.ts'
import '#app/features/content/rich.css'

type WrittenPageProps = { page: SitePage; description: string }

/** A page as the operator wrote it. */
export function WrittenPage({ page: { title, body, contents, language }, description }: WrittenPageProps) {
  const { t } = useTranslation('legal')
  const { termsVersion } = useSite().settings
  return (
    <main id="main" className="ui-container">
      <PageHead title={title} description={description} />
      <article className="legal" lang={language}>
        <header className="grid gap-3">
          <p className="text-14 text-ink-soft">{t('version', { version: termsVersion })}</p>
          <h1 className="type-page" dir="auto">
            {title}
          </h1>
        </header>
        {contents.length > 1 && (
          <nav aria-label={t('contents')}>
            <ul>
              {contents.map((part) => (
                <li key={part.anchor}>
                  <a href={`#${part.anchor}`} dir="auto">
                    {part.title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {/* Made by the server from a document, never by a person. */}
        <div className="rich" dir={dirOf(language)} dangerouslySetInnerHTML={{ __html: body }} />
      </article>
    </main>
  )
}
