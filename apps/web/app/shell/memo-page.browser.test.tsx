import { createRoutesStub, Link, Outlet, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { memoPage } from './memo-page.ts'

type Props = { loaderData: { name: string }; params: Record<string, string | undefined> }

function Frame() {
  return (
    <>
      <Link to="/same#below">Jump</Link>
      <Link to="/same?page=2">Turn</Link>
      <Link to="/other">Leave</Link>
      <output>{useLocation().hash}</output>
      <Outlet />
    </>
  )
}

/** A site of one page that counts how often it renders, with a link for each kind of step. */
async function openPage() {
  let renders = 0
  const Page = memoPage(function Page({ loaderData, params }: Props) {
    renders += 1
    return <h1>{`${loaderData.name} ${params.id}`}</h1>
  })
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: Frame,
      children: [
        {
          path: ':id',
          Component: Page as never,
          loader: ({ request }) => ({ name: new URL(request.url).search || 'first' }),
          shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.search !== nextUrl.search,
        },
      ],
    },
  ])
  const screen = await render(
    <Stub initialEntries={['/same']} hydrationData={{ loaderData: { '0-0': { name: 'first' } } }} />,
  )
  return { screen, countRenders: () => renders }
}

test('a step of the router that leaves the data as they are does not render the page', async () => {
  const { screen, countRenders } = await openPage()
  await expect.element(screen.getByRole('heading', { name: 'first same' })).toBeVisible()
  const before = countRenders()
  await screen.getByText('Jump').click()
  await expect.element(screen.getByText('#below')).toBeVisible()
  expect(countRenders()).toBe(before)
})

test('other data and another address do', async () => {
  const { screen } = await openPage()
  await screen.getByText('Turn').click()
  await expect.element(screen.getByRole('heading', { name: '?page=2 same' })).toBeVisible()
  await screen.getByText('Leave').click()
  await expect.element(screen.getByRole('heading', { name: 'first other' })).toBeVisible()
})
