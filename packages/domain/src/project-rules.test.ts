import { expect, test } from 'vitest'
import { mayAddPlan, type ProjectText, projectProblems } from './project-rules.ts'

const sound: ProjectText = {
  title: 'Quay gardens',
  description: 'Ninety flats',
  categoryId: 2,
  type: 'upcoming',
  hasTitleImage: true,

  city: 'Porto',
  state: 'Porto District',
  country: 'Portugal',
  address: 'Cais 1',
  latitude: 0,
  longitude: 0,
}

test('a project that says all that is asked has no problem', () => {
  expect(projectProblems(sound)).toEqual([])
})

test.each([
  ['title', { title: ' ' }, 'required'],
  ['type', { type: undefined }, 'required'],
  ['latitude', { latitude: '' }, 'required'],
  ['longitude', { longitude: undefined }, 'required'],
  ['titleImage', { hasTitleImage: false }, 'required'],
  ['plans', { plans: [{ title: 'Ground floor', hasDocument: false }] }, 'plan_incomplete'],
  ['videoLink', { videoLink: 'javascript:alert(1)' }, 'video_link'],
  ['metaDescription', { metaDescription: 'Too short' }, 'meta_description_short'],
])('T32 %s is refused when it is wrong', (field, facts, code) => {
  expect(projectProblems({ ...sound, ...facts })).toEqual([{ field, severity: 'error', code }])
})

test('floor details must be complete before another floor is added', () => {
  const ground = { title: 'Ground floor', hasDocument: true }
  expect(mayAddPlan([])).toBe(true)
  expect(mayAddPlan([ground])).toBe(true)
  expect(mayAddPlan([ground, { title: '', hasDocument: true }])).toBe(false)
  expect(mayAddPlan([{ ...ground, hasDocument: false }, ground])).toBe(false)
})
