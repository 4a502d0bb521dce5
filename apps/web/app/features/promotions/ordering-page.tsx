import '#app/shared/i18n/promotion-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { PageHead } from '#app/shell/layout/page-head.tsx'

/** In plain words how results are ordered, and what money changes: where the label of paid places leads. */
export default function OrderingPage() {
  const { t } = useTranslation('promotions')
  const { title, description, lead, sections } = t('ordering', { returnObjects: true })
  const parts = Object.entries(sections)
  return (
    <main id="main" className="ui-container">
      <PageHead title={title} description={description} />
      <article className="legal">
        <header className="grid gap-3">
          <h1 className="type-page">{title}</h1>
          <p className="text-17 text-ink-soft">{lead}</p>
        </header>
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
