import { expect, test } from 'vitest'
import { findProblems } from './project-rules.ts'
import { emptyProject, type ProjectValues } from './project-values.ts'
import { projectWizard } from './project-wizard.tsx'

const filled: ProjectValues = {
  ...emptyProject,

  categoryId: '2',
  title: 'Riverside quarter',
  description: 'Forty homes along the river.',

  address: 'Cais da Ribeira 1',
  city: 'Porto',
  state: 'Porto',
  country: 'Portugal',

  latitude: '41.14',
  longitude: '-8.61',
}
const onePhoto = { count: 1, uploadProblem: undefined }
const document = (id: string) => ({ id, name: 'plan.pdf', uploadId: 'u1' })

test('a project with everything that is needed has no problem, with plans or without', () => {
  expect([...findProblems(filled, onePhoto, [])]).toEqual([])
  const plans = [{ id: 'a', title: 'Ground floor' }]
  expect([...findProblems({ ...filled, plans }, onePhoto, [document('a')])]).toEqual([])
})

test.each([
  [{ id: 'a', title: '' }, [document('a')]],
  [{ id: 'a', title: 'Ground floor' }, []],
  [{ id: 'a', title: 'Ground floor' }, [document('b')]],
])('a floor without title or document is told: %j', (plan, documents) => {
  const problems = findProblems({ ...filled, plans: [plan] }, onePhoto, documents)
  expect([...problems]).toEqual([['plans.a', { key: 'planIncomplete' }]])
})

test.each(['', '€ 289K', '١٥٠٠٠٠'])('a lowest price of "%s" is understood', (priceFrom) => {
  expect([...findProblems({ ...filled, priceFrom, unitCount: '64' }, onePhoto, [])]).toEqual([])
})

test.each([
  { priceFrom: 'cheap' },
  { priceFrom: '99999999999999' },
  { unitCount: 'many' },
  { unitCount: '0' },
  { unitCount: '2.5' },
  { unitCount: '100001' },
])('what is no figure is told beside its field: %j', (figures) => {
  const problems = findProblems({ ...filled, ...figures }, onePhoto, [])
  expect([...problems]).toEqual([[Object.keys(figures)[0], { key: 'number' }]])
})

test('an empty form names every field that is needed, and each knows its step', () => {
  const problems = findProblems(emptyProject, { count: 0, uploadProblem: undefined }, [])
  const needed = ['categoryId', 'title', 'description', 'address', 'city', 'state', 'country', 'latitude', 'photos']
  expect([...problems.keys()]).toEqual(needed)
  expect(needed.map(projectWizard.stepOf)).toEqual([
    ...['basics', 'basics', 'basics', 'place', 'place', 'place', 'place', 'place', 'media'],
  ])
})
