import { getCategories } from '@gable/contract/catalogue'
import type { ProjectDetail } from '@gable/contract/project'
import { getAddedProjects } from '@gable/contract/projects'
import { loadWizard } from '#app/features/listings/wizard/load-wizard.server.ts'
import { WizardPage, wizardFrame } from '#app/features/listings/wizard/wizard-page.tsx'
import '#app/shared/i18n/project-messages.ts'
import type { Route } from './+types/project-posting-page'
import { projectWizard } from './project-wizard.tsx'
import { useProjectTexts } from './use-project-words.ts'

export const handle = wizardFrame

export const loader = (args: Route.LoaderArgs) =>
  loadWizard<ProjectDetail>(args, {
    wizard: projectWizard,
    canCopy: false,
    loadCatalogue: async (call) => ({ categories: (await call(getCategories, { limit: 50 })).data, facilities: [] }),
    findListing: async (call, slug) => (await call(getAddedProjects, { slug })).data[0] as ProjectDetail | undefined,
  })

/** A form that is being filled in keeps what it was given; another form is another page load. */
export const shouldRevalidate = () => false

export default function ProjectPostingPage({ loaderData, params }: Route.ComponentProps) {
  const texts = useProjectTexts(loaderData.asked.kind === 'edit')
  return <WizardPage wizard={projectWizard} texts={texts} loaderData={loaderData} stepName={params.step} />
}
