import type { Input } from '@gable/contract/call'
import { approveProject } from '@gable/contract/project-review'
import { getAddedProjects, postProject } from '@gable/contract/projects'
import { samplePdf } from './sample-pdf.ts'
import { photo, type TestServer } from './test-server.ts'

type NewProject = Input<typeof postProject>
export type Developers = Awaited<ReturnType<typeof createDevelopers>>

/** A project that is complete and legal, unless the facts say otherwise. */
export async function newProject(facts: Partial<NewProject> = {}): Promise<NewProject> {
  return {
    title: 'Quay Gardens',
    description: 'Ninety flats around a garden, five minutes from the river.',
    categoryId: 2,
    type: 'under_construction',

    city: 'Porto',
    state: 'Porto District',
    country: 'Portugal',
    address: 'Cais da Ribeira 1, Porto',

    latitude: 41.14,
    longitude: -8.61,
    titleImage: await photo(),
    ...facts,
  }
}

export const planFile = (name = 'plan.pdf') =>
  new File([new Uint8Array(samplePdf())], name, { type: 'application/pdf' })

/** Those around a project: who lists it, somebody else, and staff. */
export async function createDevelopers(server: TestServer) {
  const [lister, stranger, staff] = [
    await server.addMember(),
    await server.addMember(),
    await server.addMember({ staffRole: 'moderator' }),
  ]
  const post = async (facts: Partial<NewProject> = {}) => (await lister.call(postProject, await newProject(facts))).data
  return {
    lister,
    stranger,
    staff,
    post,
    async publish(facts: Partial<NewProject> = {}) {
      const posted = await post(facts)
      await staff.call(approveProject, { id: posted.id })
      return posted
    },
    /** The project as its lister sees it. */
    async seen(slug: string) {
      const { data } = await lister.call(getAddedProjects, { slug })
      const [project] = data
      if (!project) throw new Error(`There is no project ${slug}`)
      return project
    },
  }
}
