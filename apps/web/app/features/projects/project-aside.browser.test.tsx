import type { ProjectDetail } from '@gable/contract/project'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInSite } from '#app/shell/test/render-in-site.tsx'
import { ProjectAside, ProjectPhoneBar } from './project-aside.tsx'

const project = {
  id: 31,
  slug: 'torre-da-lua',
  title: 'Torre da Lua',
  city: 'Porto',
  address: 'Rua de Miragaia 96',
  titleImage: null,
  publishedAt: '2026-03-01T10:00:00Z',
  lister: { id: 9, name: 'Ines Costa', memberSince: '2024-03-01T10:00:00Z', profileImageUrl: '' },
  reviewState: 'approved',
  isOwn: false,
  contactClosed: null,
} as unknown as ProjectDetail

const Project = ({ shown }: { shown: ProjectDetail }) => (
  <>
    <ProjectAside project={shown} now={Date.parse('2026-03-02T10:00:00Z')} />
    <ProjectPhoneBar project={shown} />
  </>
)

const chats = page.getByRole('link', { name: 'Chat' })

test('the bar at the bottom of a phone leads to a chat with whoever builds the project', async () => {
  await page.viewport(390, 844)
  await renderInSite(<Project shown={project} />)
  await expect.poll(() => chats.elements().length).toBe(2)
  await expect.element(chats.last()).toBeVisible()
})

test('where nobody can be written to, the bar shares it', async () => {
  await page.viewport(390, 844)
  await renderInSite(<Project shown={{ ...project, contactClosed: 'blocked_you' }} />)
  await expect.element(page.getByRole('button', { name: 'Share' }).last()).toBeVisible()
  expect(chats.elements()).toEqual([])
})
