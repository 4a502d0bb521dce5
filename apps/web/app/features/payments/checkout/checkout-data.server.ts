import { getBillingDetails, getOrder, type Order } from '@gable/contract/checkout'
import { ApiError } from '@gable/contract/client'
import { getPackages } from '@gable/contract/packages'
import { getPaymentSettings } from '@gable/contract/payments'
import { countryCodes } from '@gable/domain/country-codes'
import { redirect } from 'react-router'
import { splitPath } from '#app/shared/i18n/local-path.ts'
import { apiFor, callerFor, toNotFound } from '#app/shell/api.server.ts'
import { type VisitArgs, visitOf } from '#app/shell/visit.server.ts'
import { type CouponProblem, toCouponProblem } from './coupon-problems.ts'

const maxCouponLength = 40

/** Everything that the checkout shows, anew at each visit: the coupon of the address, and tax by the saved country. */
export async function readCheckout(visit: VisitArgs, url: URL, packageId: number) {
  if (!Number.isSafeInteger(packageId) || packageId < 1) throw await toNotFound(visit)
  const call = apiFor(visit)
  const [{ data: packages }, { data: methods }, { data: billing }] = await Promise.all([
    call(getPackages, {}),
    call(getPaymentSettings, {}),
    call(getBillingDetails, {}),
  ])
  const plan = packages.find(({ id }) => id === packageId)
  // A free one is taken where it is shown.
  if (plan?.isFree) throw redirect(`${url.pathname.slice(0, url.pathname.lastIndexOf('/checkout/'))}/subscription-plan`)
  const couponCode = (url.searchParams.get('coupon') ?? '').trim().slice(0, maxCouponLength)
  const { language } = splitPath(url.pathname, visitOf(visit).environment.DEFAULT_LANGUAGE)
  const nameOf = countryNames(language)
  return {
    ...(await readOrder(visit, packageId, couponCode)),
    couponCode,
    features: plan?.features ?? [],
    methods,
    billing,
    countryName: billing.country ? nameOf(billing.country) : '',
    countries: url.searchParams.get('edit') === 'billing' ? sortedCountries(language) : [],
    attempt: crypto.randomUUID(),
    stripeScript: visitOf(visit).environment.STRIPE_JS_URL,
    search: url.search,
  }
}

type Ordered = { order: Order; couponProblem: CouponProblem | undefined }

/** A coupon that does not fit leaves the order as it is without. */
async function readOrder(visit: VisitArgs, packageId: number, couponCode: string): Promise<Ordered> {
  const found = couponCode ? await tryCoupon(visit, packageId, couponCode) : undefined
  if (typeof found === 'object') return { order: found, couponProblem: undefined }
  return { order: (await apiFor(visit)(getOrder, { packageId })).data, couponProblem: found }
}

/** The order with it, or why not. What else goes wrong is told by the order without it. */
const tryCoupon = (visit: VisitArgs, packageId: number, couponCode: string) =>
  callerFor(visit)(getOrder, { packageId, couponCode }).then(
    ({ data: order }): Order => order,
    (error: unknown): CouponProblem | undefined => {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'coupon_unusable') return toCouponProblem(error.data['reason'])
      return error.code === 'too_many_requests' ? 'slower' : undefined
    },
  )

// Of the server alone: browsers call some countries otherwise.
const countryNames = (language: string) => {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  return (code: string) => names.of(code) ?? code
}

function sortedCountries(language: string): { code: string; name: string }[] {
  const nameOf = countryNames(language)
  const { compare } = new Intl.Collator(language)
  return countryCodes
    .map((code) => ({ code, name: nameOf(code) }))
    .toSorted((one, other) => compare(one.name, other.name))
}
