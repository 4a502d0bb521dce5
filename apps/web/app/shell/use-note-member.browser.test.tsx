import { beforeEach, expect, test } from 'vitest'
import { person } from './store/person.fixture.ts'
import { renderInSite } from './test/render-in-site.tsx'
import { useNoteMember } from './use-note-member.ts'

beforeEach(() => localStorage.clear())

function Page() {
  useNoteMember()
  return <h1>A page</h1>
}
const saved = 'gable:offline-homes'
const lastMember = () => localStorage.getItem('gable:last-member')
const open = async (account: typeof person | null) => (await renderInSite(<Page />, { site: { account } })).unmount()

test('the next member of a browser finds nothing of the last one, whose session ended without a word', async () => {
  await open(person)
  await expect.poll(lastMember).toBe(String(person.id))
  localStorage.setItem(saved, '[]')
  await open(null)
  await open(person)
  expect(localStorage.getItem(saved)).toBe('[]')
  const other = { ...person, id: person.id + 1 }
  await open(other)
  await expect.poll(lastMember).toBe(String(other.id))
  expect(localStorage.getItem(saved)).toBeNull()
})
