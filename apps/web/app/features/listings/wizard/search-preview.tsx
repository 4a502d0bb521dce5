import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useSite } from '#app/shell/site.ts'

const cut = (text: string, most: number) =>
  [...text].length > most ? `${[...text].slice(0, most - 1).join('')}…` : text

type SearchPreviewProps = { path: string; title: string; description: string }

/** The listing as a line of results. */
export function SearchPreview({ path, title, description }: SearchPreviewProps) {
  const { t } = useTranslation('posting')
  const { publicUrl } = useSite()
  return (
    <section>
      <h2 className="wizard-legend">{t('search.preview')}</h2>
      <div className="ui-panel grid gap-1 px-5 py-4.5">
        <p dir="ltr" className="truncate text-start text-12 text-ink-soft">
          {[publicUrl.replace(/^https?:\/\//, ''), path].join(' › ')}
        </p>
        <p dir="auto" className="written text-18 leading-[1.35] text-brand">
          {cut(title, 60)}
        </p>
        <p dir="auto" className="written text-14 text-ink-soft">
          {cut(description.replace(/\s+/g, ' ').trim(), 160)}
        </p>
      </div>
    </section>
  )
}
