import type { PropertyCard } from '@gable/contract/property'
import { Link } from '@gable/ui/link'
import type { ReactNode } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { RouterAnchor } from '#app/shell/local-link.tsx'
import { useLocalPath } from '#app/shell/site.ts'

export type RenderProperty = (property: PropertyCard) => ReactNode

type TitledSectionProps = {
  id: string
  title: string
  text?: string | undefined
  to?: string
  actions?: ReactNode
  children: ReactNode
}

/** A section of the page with its name, and where it goes on. */
export function TitledSection({ id, title, text, to, actions, children }: TitledSectionProps) {
  const { t } = useTranslation('common')
  const toLocal = useLocalPath()
  return (
    <section className="ui-section" aria-labelledby={id}>
      <div className="mb-5 flex items-end max-[22.5rem]:flex-wrap justify-between gap-4 max-md:items-baseline md:mb-7">
        <div>
          <h2 id={id} className="type-section">
            {title}
          </h2>
          {text && <p className="mt-1.5 text-14 text-ink-soft md:text-15">{text}</p>}
        </div>
        <div className="flex shrink-0 items-center gap-4">
          {actions}
          {to && (
            <Link as={RouterAnchor} href={toLocal(to)} hasArrow aria-label={`${t('actions.seeAll')}: ${title}`}>
              {t('actions.seeAll')}
            </Link>
          )}
        </div>
      </div>
      {children}
    </section>
  )
}
