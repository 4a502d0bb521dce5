import { acceptAgencyInvitation, createAgency, getAgencyInvitations, inviteToAgency } from '@gable/contract/agencies'
import {
  dissolveAgency,
  getAgencyListings,
  getAgencyMembers,
  handOverAgency,
  handOverListing,
  leaveAgency,
  setAgencyRole,
} from '@gable/contract/agency-members'
import { deleteProperty, updateProperty } from '@gable/contract/posting'
import { sql } from 'kysely'
import type { Cast } from '../../test/cast.ts'
import type { TestServer } from '../../test/test-server.ts'
import { lookAfterPayments } from './look-after-payments.ts'
import { orderPaths } from './order-paths.ts'
import { talk, visit } from './two-people.ts'

type Work = () => Promise<unknown>
type HotPath = readonly [name: string, work: Work]
type Member = { token: string }

const box = '-8.7,41,-8.5,41.2'
const ring = '-120,10,-119,10,-119,11,-120,11'
const here = 'latitude=-20&longitude=-60'

/** Every kind of question that the engine has a plan of its own for, with the choices that people make. */
const searches = [
  'limit=24',
  'with_facets=0',
  'limit=24&offset=240',
  'sort=most_viewed',
  'sort=most_liked',
  'city=Town 77',
  'city=Town 77&sort=price_low&with_facets=0',
  `bbox=${box}`,
  `bbox=${box}&property_type=sell&min_price=100000&max_price=110000`,
  `polygon=${ring}`,
  `polygon=${ring}&polygon_without=-119.5,10.5,-119.2,10.5,-119.2,10.8`,
  `${here}&radius=10&sort=distance`,
  'search=u77&sort=relevance',
  'search=u77&min_price=100000&max_price=300000',
  'search=nosuchword',
  'city=Town 77&property_type=sell&min_price=100000&max_price=300000&bedrooms=3,&area=80,120',
  'userid=77',
  'city=Town 77&posted_since=30&with_photos=1',
  'city=Nowhere&property_type=rent',
  'city=Town 77&district=Old Town',
  'street=Rope Rise&sort=price_low',
  'city=Town 77&with_taken=1',
  `bbox=${box}&with_taken=1`,
  'search=u77&sort=relevance&with_taken=1',
  'userid=77&with_taken=1&with_facets=0',
].map((query) => `search?${query}`)

const visitorPages = [
  ...searches,
  'search-tile?z=11&x=200&y=900',
  'search-tile?z=6&x=10&y=30&property_type=sell',
  'search-tile?z=11&x=200&y=900&with_taken=1',
  'get_property?id=77',
  'get_property?slug_id=home-77&get_simiilar=1',
  'get_property?limit=12',
  'get-property-list?most_viewed=1&counted_only=1&limit=24',
  'get-property-list?most_liked=1&counted_only=1&limit=24',
  'get_property?userid=77',
  'homepage-data',
  `homepage-data?${here}`,
  `get_nearby_properties?${here}`,
  'get-cities-data',
  `get-cities-data?${here}`,
  'get_categories?has_property=1',
  'search-suggestions?search=town',
  'search-suggestions?search=street 77 town&property_type=sell',
  'search-suggestions?search=st',
  'search-suggestions?search=srteet 77',
  'search-suggestions?search=u77',
  'autocomplete-place?query=town 77',
  'autocomplete-place?query=twon 77',
  'reverse-geocode?latitude=-20&longitude=-60',
  'search-projects?limit=24',
  'search-projects?city=Town 77',
  `search-projects?bbox=${box}`,
  'search-projects?search=u77',
  `search-projects?${here}&radius=10&sort=distance`,
  'search-projects?userid=77',
  'search-projects?city=Town 77&type=ready&category_id=2&posted_since=30',
  'get-projects?limit=12',
  'get-project-detail?slug_id=project-77&get_similar=1',
  'get-user?id=77',
  'get-viewing-slots?property_id=77',
  'agent-list',
  'agent-list?offset=240',
  'agent-list?after=77',
  'agent-list?verified=1',
  'agent-list?search=member 77',
  'agent-list?search=town 77',
  'agent-list?city=Town 77&language=pt',
  'agent-list?agency_slug_id=agency-77',
  'agent-properties?slug_id=agent-77',
  'agent-properties?slug_id=agent-77&tab=sell&after=77',
  'agent-properties?slug_id=agent-77&is_projects=1',
  'agent-properties?is_admin=1',
  'agent-reviews?slug_id=agent-77',
  'agent-reviews?slug_id=agent-77&after=7777',
  'agency?slug_id=agency-77',
  'agency-properties?slug_id=agency-77',
  'agency-properties?slug_id=agency-77&before=7777',
  'get_articles',
  'get_articles?category_id=7&offset=24',
  'get_articles?category_slug_id=topic-7',
  'get_articles?slug_id=article-77',
  'get-article-categories',
  'get-package',
  'faqs',
  'faq-topics',
  'site-page?page=terms',
  'get-featured-data',
  'get-featured-data?type=project',
  'get-property-list?promoted=1&limit=24',
]

const memberPages = [
  'get-package',
  'get-own-packages',
  'get_payment_settings',
  'get_payment_details?limit=20',
  'get_payment_details?status=failed&method=stripe&year=2026',
  'get_payment_details?order_number=AAAAA-77777',
  'get-payment-totals',
  'payments-csv',
  'check-package-limit?type=property_list',
  'current-user',
  'sessions',
  'sign-in-ways',
  'passkeys',
  'security-activity',
  'get-added-properties',
  'get-added-properties?tab=expiring',
  'get-added-properties?search=u77',
  'get-added-property-counts',
  'get-added-properties?is_promoted=1',
  'get-featured-data?own=1',
  'promotion-insights',
  'get-featured-data?own=1&status=running',
  'get-added-projects?tab=live',
  'get-added-project-counts',
  'get_favourite_property',
  'get_favourite_property?after=77&limit=24',
  'get_favourite_property?tab=sale&cheaper=1&noted=1&sort=price_low&after=77',
  'get_favourite_property?sort=newest',
  'favourite-counts',
  'favourite-ids',
  'hidden-ids',
  'own-shortlist',
  'hidden-properties',
  'personalised-fields',
  'data-export',
  'get_user_recommendation',
  'get_user_recommendation?limit=12',
  'leads',
  'leads?stage=new&before=7777',
  'leads?property_id=77',
  'leads?property_id=77&stage=new',
  'leads?is_due=1',
  'leads?search=sofia',
  'leads?search=sofia&property_id=77',
  'leads-csv',
  'listing-insights',
  'listing-insights?ids=77,78,79',
  'lead-counts',
  'lead-counts?property_id=77',
  'get_chats',
  'get_chats?is_archived=1',
  'get_chats?before_id=77&limit=24',
  'chat?user_id=78&property_id=77',
  'get_messages?user_id=78&property_id=77',
  'get-own-viewing-slots',
  'get-viewings?side=lister&is_past=0',
  'get-viewings?side=visitor&is_past=1&limit=24',
  'get-viewings?side=lister&is_waiting=1',
  'waiting-viewings',
  'get-viewing-calendar',
  'unread-chats',
  'chat-preferences',
  'chat-replies',
  'get-drafts',
  'get-drafts?listing_id=77',
  'get_notification_list',
  'get_notification_list?group=listings&before_id=7777',
  'unread-notifications',
  'notification-counts',
  'notification-settings',
  'notification-deliveries',
  'own-agency',
  'get-agent-verification-form-fields',
  'get-agent-verification-form-values',
  'web-settings',
  'get_languages',
  'get_languages?language_code=de&web_language_file=1',
  'search?city=Town 77',
  'get_property?id=77',
]

const staffPages = [
  'admin/review-properties',
  'admin/review-projects',
  'admin/review-properties?request_status=rejected',
  'admin/verifications',
  'admin/advertisements',
  'admin/advertisements?status=ended&after=7777',
  'admin/verifications?status=success&after=1700000000000000-77',
  'admin/verification?id=77',
  'get_property?id=77',
]

const editorPages = [
  'admin/articles',
  'admin/articles?status=draft&before_id=7777',
  'admin/article?id=77',
  'admin/content-topics?kind=article',
]

const signIns: [string, object][] = [
  ['get-otp', { email: 'm77@gable.test' }],
  ['verify-otp', { email: 'm77@gable.test', otp: '123456' }],
  ['user_signup', { email: 'm77@gable.test', password: 'quiet harbour lantern', logintype: 'email' }],
  ['forgot-password', { email: 'm77@gable.test' }],
  ['reset-password', resetBody()],
  ['passkey-challenge', {}],
  ['passkey-sign-in', assertionBody()],
]

function resetBody() {
  const password = 'quiet harbour lantern'
  return { token: 'a-token-of-more-than-twenty-letters', password, re_password: password }
}

/** Of a challenge that nobody was given; it is looked for all the same. */
function assertionBody() {
  const bytes = (text: string) => Buffer.from(text).toString('base64url')
  const client = bytes(
    JSON.stringify({ type: 'webauthn.get', challenge: bytes('a guess'), origin: 'http://gable.test' }),
  )
  const names = { credential_id: bytes('77'), client_data: client, user_handle: bytes('handle') }
  return { ...names, authenticator_data: bytes('data'), signature: bytes('signature') }
}

/** These go through everything there is, a batch at a time, when nobody waits. */
const wholeRounds = ['search.repair-table', 'search.prune-words', 'search.verify-index', 'search.keep-index']

/** What pages wait for and what the clock does, by the name under which a failure is told. */
export function listHotPaths(server: TestServer, cast: Cast): HotPath[] {
  const { lister, reviewer, editor } = cast
  const send = async (path: string, member: Member | undefined, payload?: object) => {
    const { statusCode, body } = await server.app.inject({
      method: payload ? 'POST' : 'GET',
      url: `/api/${path}`,
      // In a language in which places have labels, so that these are looked for too.
      headers: { 'accept-language': 'ar', ...(member && { authorization: `Bearer ${member.token}` }) },
      ...(payload && { payload }),
    })
    // A wrong code is refused, and has asked the database all the same.
    if (statusCode >= (payload ? 500 : 400)) throw new Error(`${path} answered ${statusCode}: ${body.slice(0, 300)}`)
  }
  const ask = (path: string, member?: Member): HotPath => [path, () => send(path, member)]
  const post = (path: string, payload: object, member?: Member): HotPath => [path, () => send(path, member, payload)]
  const { product } = server
  return [
    ...visitorPages.map((path) => ask(path)),
    ...memberPages.map((path) => ask(path, lister)),
    ...staffPages.map((path) => ask(path, reviewer)),
    ...editorPages.map((path) => ask(path, editor)),
    ...signIns.map(([path, payload]) => post(path, payload)),
    ['packages of staff', async () => void (await product.packages.staff.list())],
    ['invoices of a year', async () => void (await product.invoices.service.list({ year: 2026, offset: 100 }))],
    ['a picture', () => lookAtPicture(server)],
    post('save-draft', { step: 'place', content: { title: 'Mill' } }, lister),
    post('read-notifications', {}, lister),
    post('read-notifications', { id: 77 }, lister),
    ['notifying', () => tellLister(server, lister.id)],
    post('count-view', { property_id: 77 }),
    post('count-promotions', { advertisement_ids: [50, 100] }),
    post('add_favourite', { property_id: 77 }, lister),
    post('note-favourite', { property_id: 77, note: 'Bright' }, lister),
    post('personalised-fields', { city: 'Town 7', price_range: '100000,300000', category_ids: [2] }, lister),
    post('feed-learning', { learn_from_seen: true, learn_from_searches: true }, lister),
    ask('search?city=Town 7&category_id=2', lister),
    post('like-recommendation', { property_id: 77 }, lister),
    post('merge-favourites', { ids: [78, 79] }, lister),
    post('add_favourite', { property_id: 77, type: 0 }, lister),
    post('share-shortlist', { title: 'To see' }, lister),
    post('stop-sharing', {}, lister),
    post('hide-property', { property_id: 77 }, lister),
    post('merge-hidden', { ids: [78, 79] }, lister),
    post('hide-property', { property_id: 77, type: 0 }, lister),
    post('show-all-hidden', {}, lister),
    post('interested_users', { property_id: 77 }, lister),
    post('interested_users', { property_id: 77, type: 0 }, lister),
    post('show-number', { property_id: 77 }),
    post('review-agent', { user_id: 77, rating: 4 }, lister),
    post('delete-agent-review', { user_id: 77 }, lister),
    post('update_profile', { name: 'Ada Lister' }, lister),
    ['an agency', () => workTogether(cast)],
    ...orderPaths(server, lister.id, (path) => ask(path, lister)),
    ['a conversation', () => talk(server, cast)],
    ['a viewing', () => visit(cast)],
    ['payments of all members', () => lookAfterPayments(server)],
    ['who is verified', () => product.verification.findVerifiedIds([77, 78, 79])],
    ['views.flush', () => product.views.flush()],
    ['the life of a home', () => liveThrough(server, cast)],
    ['search:repair', () => product.searchTable.repair({ afterId: 199_000 })],
    ...product.jobs
      .filter(({ cron, name }) => cron !== undefined && !wholeRounds.includes(name))
      .map(({ name, run }): HotPath => [name, () => run({})]),
  ]
}

async function tellLister({ db, product }: TestServer, to: number) {
  const told = { to, kind: 'report', detail: { outcome: 'upheld' } } as const
  await db.transaction().execute((tx) => product.notify(tx, told, { ...told, key: 'once' }))
  const newest = db.selectFrom('notification').select('id').where('accountId', '=', to).orderBy('id', 'desc').limit(1)
  const { id: notificationId } = await newest.executeTakeFirstOrThrow()
  await product.jobs.find(({ name }) => name === 'notifications.deliver')?.run({ notificationId, channel: 'mail' })
}

/** Of home 77, by somebody who has it already: there are no files, but whether it is public is asked all the same. */
async function lookAtPicture({ app }: TestServer) {
  const id = '00000000-0000-4000-8000-00000000004d'
  const headers = { 'if-none-match': `"${id}-320-webp"` }
  const { statusCode } = await app.inject({ url: `/media/${id}/320.webp`, headers })
  if (statusCode !== 304) throw new Error(`A picture answered ${statusCode}`)
}

async function workTogether({ lister, stranger, ...cast }: Cast) {
  await lister.call(createAgency, { name: 'Lighthouse Homes', bringsListings: true })
  const { id } = (await lister.call(inviteToAgency, { email: stranger.email, role: 'agent' })).data
  await lister.call(getAgencyInvitations, {})
  await stranger.call(acceptAgencyInvitation, { id, bringsListings: true })
  const { id: propertyId } = await cast.post({ title: 'Beacon' })
  const [before] = (await lister.call(getAgencyMembers, {})).data
  await lister.call(getAgencyMembers, { afterId: before?.id ?? 0 })
  for (const { call } of [lister, stranger]) {
    await call(getAgencyListings, {})
    await call(getAgencyListings, { kind: 'project', memberId: lister.id, beforeId: 7_777 })
  }
  await lister.call(handOverListing, { propertyId, memberId: stranger.id })
  await lister.call(setAgencyRole, { memberId: stranger.id, role: 'manager' })
  await lister.call(handOverAgency, { memberId: stranger.id })
  await lister.call(leaveAgency, {})
  await stranger.call(dissolveAgency, {})
}

async function liveThrough({ db, product }: TestServer, cast: Cast) {
  const { id } = await cast.publish({ title: 'Windmill' })
  await cast.lister.call(updateProperty, { id, price: '1250000.00' })
  await cast.lister.call(deleteProperty, { id })
  await sql`update property set deleted_at = now() - interval '1 hour' where id = ${id}`.execute(db)
  await product.jobs.find(({ name }) => name === 'properties.erase')?.run({ propertyId: id })
}
