import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { requestCode, updateProfile, verifyCode } from '@gable/contract/accounts'
import { createClient } from '@gable/contract/client'
import { postProject } from '@gable/contract/projects'
import { getProperties } from '@gable/contract/properties'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queryPostgres } from '../tools/services/postgres-client.ts'
import { completeProfile } from './complete-profile.ts'
import { readCode } from './mailbox.ts'
import { type Product, startProduct } from './product.ts'
import { slugs as slugsOfProperties, smallPicture, someProperties } from './some-properties.ts'
import { waitForJobs } from './waiting-jobs.ts'
import { webAddresses } from './web-addresses.ts'

const word = () => `canary${crypto.randomUUID().slice(0, 8)}`
/** What nobody but the lister may read, by what it is. */
const secrets = {
  email: word(),
  address: word(),
  state: word(),
  userAgent: word(),

  title: word(),
  description: word(),
  street: word(),

  project: word(),
  plan: word(),
}
const words = Object.entries(secrets)

let product: Product
let addresses: string[]
const tokens: Record<string, string> = { visitor: '' }

beforeAll(async () => {
  product = await startProduct('postgres', {}, someProperties)
  const { loft: open, terrace: hidden } = slugsOfProperties
  tokens.lister = await signIn(`${secrets.email}@gable.test`, secrets.userAgent)
  tokens.stranger = await signIn(`${crypto.randomUUID()}@gable.test`)
  const { address, state } = secrets
  await completeProfile(callAs(tokens.lister))
  await callAs(tokens.lister)(updateProfile, { name: 'Ada', address, state })
  await hideProperty(hidden)
  const project = await hideProject()
  await waitForJobs(product)
  const slugs = [open, hidden, project]
  addresses = webAddresses({
    ':language': ['en'],
    ':version': ['unknown'],
    ':file': ['core.js'],
    ':slug': slugs,
    ':step?': ['basics', 'review'],
    ':packageId': ['1'],
    ':token': ['a-link-nobody-was-given'],
    ':reference': ['00000000-0000-4000-8000-000000000000'],
    '*': ['nobody-lives-here'],
  })
})
afterAll(() => product?.dispose())

const callAs = (token?: string, headers = {}) =>
  createClient({ baseUrl: `${product.api.url}/api`, readToken: () => token, headers })

async function signIn(email: string, userAgent = 'a browser'): Promise<string> {
  const call = callAs(undefined, { 'user-agent': userAgent })
  await call(requestCode, { email })
  const { data } = await call(verifyCode, { email, code: await readCode(email) })
  return data.token ?? ''
}

/** Gives a home to the lister, puts canaries into it and sends it back to review. */
async function hideProperty(slug: string) {
  const { title, description, street, email } = secrets
  const owner = `(select id from account where email = '${email}@gable.test')`
  await queryPostgres(
    product.environment['DATABASE_URL'] ?? '',
    `update property set review_state = 'pending', version = version + 1, owner_id = ${owner}, title = '${title}',
      description = '${description}', address = '${street}' where slug = '${slug}'`,
  )
  const [own] = (await callAs(tokens.lister)(getProperties, { slug })).data
  expect(own).toMatchObject({ title, isOwn: true })
}

/** A project that nobody has approved, with the same lister. */
async function hideProject(): Promise<string> {
  const picture = await smallPicture('kitchen')
  const { project: title, plan } = secrets
  const { data } = await callAs(tokens.lister)(postProject, {
    title,
    // A page may repeat its own address.
    requestedSlug: 'a-hidden-project',
    description: title,
    type: 'upcoming',
    categoryId: 1,
    city: 'Porto',
    state: 'Porto',
    country: 'Portugal',
    address: title,
    latitude: 41.1,
    longitude: -8.6,
    titleImage: picture,
    plans: [{ title: plan, document: picture }],
  })
  return data.slug
}

async function read(path: string, token: string): Promise<string> {
  const headers = { 'user-agent': 'a browser', ...(token && { cookie: `__Host-session=${token}` }) }
  const reply = await fetch(product.siteUrl + path, { headers, redirect: 'manual' })
  if (reply.status >= 500) throw new Error(`${path} answers ${reply.status}`)
  return `${JSON.stringify([...reply.headers])} ${await reply.text()}`
}

test.each(['visitor', 'stranger'])(
  'H2 T24 T36 no page and no data of a page tells a %s what is not for them',
  async (who) => {
    const leaks: string[] = []
    for (const path of addresses) {
      const text = await read(path, tokens[who] ?? '')
      for (const [name, secret] of words) if (text.includes(secret)) leaks.push(`${path} tells ${name}`)
    }
    expect(leaks).toEqual([])
  },
)

test('H2 T14 the pages of a member hold what is theirs, and no token', async () => {
  const { lister = '' } = tokens
  const pages: string[] = []
  // One after the other: all at once would be shed as an overload.
  for (const path of addresses) pages.push(await read(path, lister))
  const all = pages.join('\n')
  const { title, email, plan } = secrets
  expect([title, email, plan].filter((secret) => !all.includes(secret))).toEqual([])
  expect(addresses.filter((_, index) => pages[index]?.includes(lister))).toEqual([])
})

test('H2 T69 the logs of web, api and worker hold none of it', async () => {
  const files = readdirSync(product.logs)
  const logs = files.map((file) => readFileSync(join(product.logs, file), 'utf8')).join('\n')
  expect(logs.length).toBeGreaterThan(1_000)
  const all = [...words, ...Object.entries(tokens).filter(([, token]) => token)]
  expect(all.filter(([, secret]) => logs.includes(secret)).map(([name]) => name)).toEqual([])
})
