import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { expect, test } from 'vitest'
import { QueryScope } from './query-scope.tsx'
import { person } from './store/person.fixture.ts'
import { renderInSite } from './test/render-in-site.tsx'

let answer = ''
let client: QueryClient

function Card() {
  const queries = useQueryClient()
  useEffect(() => {
    client = queries
  }, [queries])
  const { data } = useQuery({ queryKey: ['card'], queryFn: () => answer })
  return <p>{data}</p>
}

const show = (account: typeof person | null) =>
  renderInSite(
    <QueryScope>
      <Card />
    </QueryScope>,
    { site: { account } },
  )

test('what a member was answered is kept for them, and not shown to whoever comes after', async () => {
  answer = 'a home of their own'
  const first = await show(person)
  await expect.element(first.getByText('a home of their own')).toBeVisible()
  await first.unmount()

  answer = 'a public home'
  const again = await show(person)
  await expect.element(again.getByText('a home of their own')).toBeVisible()
  await again.unmount()
  const ofMember = client

  const visitor = await show(null)
  await expect.element(visitor.getByText('a public home')).toBeVisible()
  expect(ofMember.getQueryCache().getAll()).toEqual([])
})
