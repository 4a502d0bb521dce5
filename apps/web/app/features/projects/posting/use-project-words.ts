import type { StepName, WizardTexts } from '#app/features/listings/wizard/define-listing-wizard.ts'
import { useShortList } from '#app/features/listings/wizard/use-review-words.ts'
import { useWizard } from '#app/features/listings/wizard/wizard-context.ts'
import { streetAndCity } from '#app/features/listings/wizard/street-and-city.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import type { ProjectStep, ProjectValues } from './project-values.ts'

export function useProjectTexts(isEdit: boolean): WizardTexts<ProjectStep> {
  const { t } = useTranslation(['posting', 'projects'])
  return {
    pageTitle: t(isEdit ? 'projects:posting.editTitle' : 'projects:posting.pageTitle'),
    unnamed: t('projects:posting.new'),
    titleOf: (step) => t(`projects:posting.titles.${step}`),
    textOf: (step) => t(`projects:posting.texts.${step}`),
    confirm: t('projects:posting.confirm'),
    sent: t('projects:posting.sent'),
    view: t('projects:posting.view'),
    mine: t('projects:posting.mine'),
    another: t('projects:posting.another'),
  }
}

export function useProjectLabel(): (path: string) => string | undefined {
  const { t } = useTranslation('projects')
  const { values } = useWizard<ProjectValues>()
  const labels: Record<string, string> = {
    categoryId: t('posting.category'),
    priceFrom: t('page.priceFrom'),
    unitCount: t('page.units'),
    deliveryOn: t('page.delivery'),
  }
  return (path) => {
    const [group, id] = path.split('.')
    if (group !== 'plans') return labels[path]
    const index = values.plans.findIndex((plan) => plan.id === id)
    return values.plans[index]?.title || t('plans.floor', { number: index + 1 })
  }
}

export function useProjectSummary(): (step: StepName) => string | undefined {
  const { t } = useTranslation('projects')
  const toList = useShortList()
  const { values, catalogue } = useWizard<ProjectValues>()
  const category = catalogue.categories.find(({ id }) => String(id) === values.categoryId)?.name
  const summaries: Partial<Record<StepName, string>> = {
    basics: toList([t(`posting.types.${values.type}`), category, values.title]),
    place: toList(streetAndCity(values)),
    plans: t('plans.count', { count: values.plans.length }),
  }
  return (step) => summaries[step]
}
