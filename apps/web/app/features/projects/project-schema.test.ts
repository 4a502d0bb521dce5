import type { ProjectDetail } from '@gable/contract/project'
import { expect, test } from 'vitest'
import { toProjectSchema } from './project-schema.ts'

const url = 'https://gable.example/project-details/a-tower'

test('a project is described as a complex of apartments, with its plans by name and without their signed addresses', () => {
  const project = {
    title: 'A tower',
    description: 'It turns.',
    address: 'Rua do Freixo 1',
    city: 'Porto',
    state: 'Porto',
    country: 'Portugal',
    latitude: 41.1,
    longitude: -8.6,
    plans: [{ id: 1, title: 'Studio', document: { url: '/api/files/1?grant=secret' } }],
  } as unknown as ProjectDetail
  const schema = toProjectSchema(project, url, ['https://gable.example/media/1/960.jpg'])
  expect(schema).toMatchObject({
    '@type': 'ApartmentComplex',
    '@id': url,
    name: 'A tower',
    geo: { latitude: 41.1, longitude: -8.6 },
    accommodationFloorPlan: [{ '@type': 'FloorPlan', name: 'Studio' }],
  })
  expect(JSON.stringify(schema)).not.toContain('grant')
})
