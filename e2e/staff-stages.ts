import { becomeOwner, passSecondStep, setUpSecondStep } from '@gable/contract/staff'
import { createClient } from '@gable/contract/client'
import { generateSync } from 'otplib'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { type Product, runScript } from './product.ts'
import { signIn } from './sign-in.ts'
import { createVisitor } from './visitor.ts'

type State = NonNullable<BrowserContextOptions['storageState']>

/** The console's link to the page where somebody becomes the owner, as a path. */
export async function printOwnerLink({ environment, siteUrl }: Product): Promise<string> {
  const printed = await runScript('apps/server/src/staff.ts', environment, ['owner'])
  return (/http\S+/.exec(printed)?.[0] ?? '').replace(siteUrl, '')
}

/** An owner without a second step, the same owner with one, and in a browser that has not passed it. */
export function createStaffStages(browser: Browser, product: Product) {
  const first = once(async () => {
    const state = await signInAs(browser, product, 'tomas@demo.gable.test')
    const token = (await printOwnerLink(product)).split('#')[1] ?? ''
    await callerOf(product, state)(becomeOwner, { token })
    return state
  })
  const passed = once(async () => {
    const state = await first()
    const call = callerOf(product, state)
    const { data } = await call(setUpSecondStep, {})
    await call(passSecondStep, { code: generateSync({ secret: data.secret }) })
    return state
  })
  const waiting = once(async () => {
    await passed()
    const { page, context, leave } = await createVisitor(browser, product.siteUrl)
    await signIn(page, 'tomas@demo.gable.test', '/sign-in', () =>
      page.getByRole('heading', { name: 'Enter your second step' }),
    )
    const state = await context.storageState()
    await leave()
    return state
  })
  return { first, passed, waiting }
}

async function signInAs(browser: Browser, product: Product, email: string): Promise<State> {
  const { page, context, leave } = await createVisitor(browser, product.siteUrl)
  await signIn(page, email)
  const state = await context.storageState()
  await leave()
  return state
}

/** Calls with the session of a browser. */
export function callerOf({ api }: Product, state: Awaited<State>) {
  const cookies = typeof state === 'string' ? [] : state.cookies
  const token = cookies.find(({ name }) => name === '__Host-session')?.value
  return createClient({ baseUrl: `${api.url}/api`, readToken: () => token })
}

function once<Result>(make: () => Promise<Result>): () => Promise<Result> {
  let made: Promise<Result> | undefined
  return () => (made ??= make())
}
