import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { PageHead } from '#app/shell/layout/page-head.tsx'
import { useSite } from '#app/shell/site.ts'

type Section = { title: string; text: string }
type LegalTextProps = { title: string; description: string; lead: string; sections: Record<string, Section> }

/** A page to be read: what it is about, then short parts that can be linked to. */
export function LegalText({ title, description, lead, sections }: LegalTextProps) {
  const { t } = useTranslation('legal')
  const { termsVersion } = useSite().settings
  const parts = Object.entries(sections)
  return (
    <main id="main" className="ui-container">
      <PageHead title={title} description={description} />
      <article className="legal">
        <header className="grid gap-3">
          <p className="text-14 text-ink-soft">{t('version', { version: termsVersion })}</p>
          <h1 className="type-page">{title}</h1>
          <p className="text-17 text-ink-soft">{lead}</p>
        </header>
        <nav aria-label={t('contents')}>
          <ul>
            {parts.map(([id, section]) => (
              <li key={id}>
                <a href={`#${id}`}>{section.title}</a>
              </li>
            ))}
          </ul>
        </nav>
        {parts.map(([id, section]) => (
          <section key={id} id={id}>
            <h2 className="type-block">{section.title}</h2>
            <p>{section.text}</p>
          </section>
        ))}
      </article>
    </main>
  )
}
