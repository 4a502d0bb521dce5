import type { ProjectDetail } from '@gable/contract/project'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { shownPlace } from '#app/features/listings/shown-place.ts'
import { useProjectFigures } from '#app/features/listings/use-project-figures.ts'
import { useLanguage } from '#app/shell/site.ts'

/** What one asks first, on a card that lies half over the photograph. */
export function ProjectFacts({ project }: { project: ProjectDetail }) {
  const { t } = useTranslation('projects')
  const { locale } = useLanguage()
  const { price, units, delivery } = useProjectFigures()(project)
  const stated = [price, units, delivery].filter((figure) => figure !== null)
  const { type, category, city, plans, publishedAt } = shownPlace(project)
  const month = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'short', timeZone: 'UTC' })
  const facts = [
    ...stated.map(({ name, value }) => [name, value]),
    [t('page.stage'), t(`posting.types.${type}`)],
    [t('page.kind'), category.name],
    [t('page.city'), city],
    ...(plans.length > 0 ? [[t('page.plans'), new Intl.NumberFormat(locale).format(plans.length)]] : []),
    [t('page.since'), month.format(new Date(publishedAt))],
  ]
  return (
    <dl className="project-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
