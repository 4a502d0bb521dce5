import { saveBillingDetails, startWithCoupon } from '@gable/contract/checkout'
import { ApiError } from '@gable/contract/client'
import { type PaymentMethod, paymentMethods } from '@gable/domain/payment-methods'
import { data, redirect } from 'react-router'
import { safeNext } from '#app/features/accounts/use-next.ts'
import { callerFor, sessionOf } from '#app/shell/api.server.ts'
import { requireAccount } from '#app/shell/require-account.server.ts'
import type { VisitArgs } from '#app/shell/visit.server.ts'
import { startPayment } from '../start-payment.ts'

type Visit = VisitArgs & { url: URL }
type Sent = { visit: Visit; packageId: number; words: (name: string) => string }

export type CheckoutProblem = { code: string; form: 'pay' | 'billing' }

/** What the forms of the checkout do; the script of the page does the same without leaving it. */
export async function answerCheckout(visit: Visit, packageId: number) {
  if (!sessionOf(visit.request)) await requireAccount(visit)
  const form = await visit.request.formData()
  const words = (name: string) => String(form.get(name) ?? '').trim()
  const sent = { visit, packageId, words }
  switch (words('intent')) {
    case 'billing':
      return orProblem('billing', () => saveBilling(sent))
    case 'start':
      return orProblem('pay', () => startNow(sent))
    case 'pay':
      return orProblem('pay', () => pay(sent))
    default:
      throw data(null, { status: 400 })
  }
}

async function orProblem(form: CheckoutProblem['form'], answer: () => Promise<string>) {
  const address = await answer().catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    return { problem: { code: error.code, form } }
  })
  if (typeof address === 'string') throw redirect(address, 303)
  return data(address, { status: 422 })
}

/** Whatever its country changes is read anew. */
async function saveBilling({ visit, words }: Sent): Promise<string> {
  await callerFor(visit)(saveBillingDetails, {
    ...{ name: words('name'), address: words('address'), country: words('country') },
    ...{ taxNumber: words('tax_number'), email: words('email') },
  })
  const { pathname, searchParams } = visit.url
  searchParams.delete('edit')
  const query = searchParams.toString()
  return pathname + (query && `?${query}`)
}

async function startNow({ visit, packageId, words }: Sent): Promise<string> {
  await callerFor(visit)(startWithCoupon, { packageId, couponCode: words('coupon') })
  return safeNext(visit.url.searchParams.get('next'), `${siteOf(visit)}/user/subscription?assigned=${packageId}`)
}

/** Without a script one goes by way of the page of the payment, which leads on to the provider. */
async function pay({ visit, packageId, words }: Sent): Promise<string> {
  const method = paymentMethods.find((one) => one === words('method'))
  if (!method || method === 'stripe') throw new ApiError(400, 'payment_method_unavailable', 'A card needs the script')
  const { reference } = await startPayment(callerFor(visit), {
    ...{ packageId, method, couponCode: words('coupon') || undefined },
    idempotencyKey: keyOf(words('attempt'), method),
  })
  const next = safeNext(visit.url.searchParams.get('next'), '')
  const query = new URLSearchParams({ ...(method !== 'bank_transfer' && { begun: '1' }), ...(next && { next }) })
  const page = `${siteOf(visit)}/payment/${reference}${method === 'bank_transfer' ? '/transfer' : ''}`
  return query.size > 0 ? `${page}?${query.toString()}` : page
}

const siteOf = ({ url }: Visit) => url.pathname.slice(0, url.pathname.lastIndexOf('/checkout/'))

const keyOf = (attempt: string, method: PaymentMethod) =>
  `${/^[\w-]{8,64}$/.test(attempt) ? attempt : crypto.randomUUID()}:${method}`
