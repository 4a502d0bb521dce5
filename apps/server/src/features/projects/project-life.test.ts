import { approveProject, expireProject, rejectProject } from '@gable/contract/project-review'
import {
  deleteProject,
  getProjectDetail,
  getProjects,
  postProject,
  renewProject,
  restoreProject,
  setProjectActive,
} from '@gable/contract/projects'
import { setAccountActive } from '@gable/contract/staff'
import { canMove, listingMoves, type ReviewState } from '@gable/domain/listing-moves'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDevelopers, type Developers } from '../../test/projects.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
let people: Developers
let id: number
let slug: string
beforeAll(async () => {
  server = await startTestServer()
  people = await createDevelopers(server)
  const posted = await people.post()
  id = posted.id
  slug = posted.slug
})
afterAll(() => server.stop())

/** What should be true of the project, apart from the code that is tested. */
type Model = { reviewState: ReviewState; isActive: boolean; isDeleted: boolean }

const isOk = (attempt: Promise<unknown>) =>
  attempt.then(
    () => true,
    () => false,
  )
const review = (move: 'approve' | 'reject' | 'end' | 'renew') => (model: Model) => {
  if (model.isDeleted || !canMove(move, model.reviewState)) return false
  model.reviewState = listingMoves[move].to
  return true
}
const ownAction = (change: (model: Model) => void) => (model: Model) => {
  if (model.isDeleted) return false
  change(model)
  return true
}

/** Each with what it should do to the project; it says whether it should be allowed. */
const steps = {
  approve: { act: () => people.staff.call(approveProject, { id }), should: review('approve') },
  reject: { act: () => people.staff.call(rejectProject, { id, reason: 'No' }), should: review('reject') },
  end: { act: () => people.staff.call(expireProject, { id }), should: review('end') },
  edit: {
    act: () => people.lister.call(postProject, { id, description: `Words ${Math.random()}` }),
    should: ownAction((model) => {
      if (model.reviewState !== 'expired') model.reviewState = 'pending'
    }),
  },
  renew: {
    act: () => people.lister.call(renewProject, { id }),
    should: review('renew'),
  },
  switchOff: {
    act: () => people.lister.call(setProjectActive, { id, isActive: false }),
    should: ownAction((model) => {
      model.isActive = false
    }),
  },
  switchOn: {
    act: () => people.lister.call(setProjectActive, { id, isActive: true }),
    should: ownAction((model) => {
      model.isActive = true
    }),
  },
  delete: {
    act: () => people.lister.call(deleteProject, { id }),
    should: ownAction((model) => {
      model.isDeleted = true
    }),
  },
  restore: {
    act: () => people.lister.call(restoreProject, { id }),
    should: (model: Model) => {
      const wasDeleted = model.isDeleted
      model.isDeleted = false
      return wasDeleted
    },
  },
  approveByLister: { act: () => people.lister.call(approveProject, { id }), should: () => false },
  editByStranger: { act: () => people.stranger.call(postProject, { id, title: 'Mine' }), should: () => false },
  deleteByStaff: { act: () => people.staff.call(deleteProject, { id }), should: () => false },
} satisfies Record<string, { act: () => Promise<unknown>; should: (model: Model) => boolean }>

test('T23 T24 whatever happens to a project, only staff approve it and only what is public is seen', async () => {
  const anySteps = fc.array(fc.constantFrom(...(Object.keys(steps) as (keyof typeof steps)[])), { maxLength: 10 })
  await fc.assert(
    fc.asyncProperty(anySteps, async (names) => {
      const fresh = { reviewState: 'pending', isActive: true, deletedAt: null, publishedAt: null } as const
      await server.db.updateTable('project').set(fresh).where('id', '=', id).execute()
      const model: Model = { reviewState: 'pending', isActive: true, isDeleted: false }
      for (const name of names) {
        const { act, should } = steps[name]
        expect([name, await isOk(act())]).toEqual([name, should(model)])
        const isPublic = model.reviewState === 'approved' && model.isActive && !model.isDeleted
        for (const caller of [server.visitor, people.stranger]) {
          expect([name, await isOk(caller.call(getProjectDetail, { slug }))]).toEqual([name, isPublic])
        }
        expect([name, (await server.visitor.call(getProjects, {})).total]).toEqual([name, isPublic ? 1 : 0])
      }
    }),
    { numRuns: 60 },
  )
})

test('when its lister is shut out or let in, the project has a new version and an event that tells so', async () => {
  const own = await createDevelopers(server)
  const posted = await own.publish()
  const admin = await server.addMember({ staffRole: 'admin', isFresh: true })
  const read = async () => {
    const row = server.db.selectFrom('project').select('version').where('id', '=', posted.id)
    const events = server.db.selectFrom('event').select('name').where('subjectId', '=', posted.id)
    const told = await events.where('name', '=', 'project.lister-changed').execute()
    return { version: (await row.executeTakeFirstOrThrow()).version, told: told.length }
  }
  const { version } = await read()
  await admin.call(setAccountActive, { accountId: own.lister.id, isActive: false })
  await server.runJobs()
  expect(await read()).toEqual({ version: version + 1, told: 1 })
  await admin.call(setAccountActive, { accountId: own.lister.id, isActive: true })
  await server.runJobs()
  expect(await read()).toEqual({ version: version + 2, told: 2 })
})
