import { mortgageCalculator } from '@gable/contract/calculators'
import { ApiError, type Client } from '@gable/contract/client'
import { getProperties } from '@gable/contract/properties'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import '#app/shared/i18n/calculator-messages.ts'
import { callerFor, sessionOf } from '#app/shell/api.server.ts'
import type { Route } from './+types/mortgage-page'
import { MortgageCalculator } from './mortgage-calculator.tsx'
import type { DetailAccess } from './mortgage-years.tsx'

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const call = callerFor({ request, context })
  const slug = url.searchParams.get('home')?.slice(0, 300)
  const finding = slug ? findHome(call, slug) : undefined
  const access = sessionOf(request) ? await findAccess(call) : 'visitor'
  return { home: (await finding) ?? null, access }
}

/** Asked of the smallest loan there is: the figures of the page are reckoned where they are typed. */
const findAccess = (call: Client): Promise<DetailAccess> =>
  call(mortgageCalculator, { price: '1', ratePercent: '0', years: 1, showsDetail: true }).then(
    () => 'granted',
    (error: unknown) => (error instanceof ApiError && error.code === 'package_required' ? 'package' : 'visitor'),
  )

/** A home that is gone or locked has left its price in the address, and the calculator needs no more. */
const findHome = (call: Client, slug: string) =>
  call(getProperties, { slug }).then(
    ({ data: [found] }) => (found ? { slug: found.slug, title: found.title, picture: found.titleImage } : null),
    () => null,
  )

/** Figures in the address are for the page alone; only another home, or somebody signing in, is news. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  const isElsewhere = currentUrl.pathname !== nextUrl.pathname
  const isOtherHome = currentUrl.searchParams.get('home') !== nextUrl.searchParams.get('home')
  return currentUrl.href === nextUrl.href || isElsewhere || isOtherHome
}

export default function MortgagePage({ loaderData }: Route.ComponentProps) {
  return <MortgageCalculator {...loaderData} />
}
