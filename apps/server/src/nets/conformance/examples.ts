import { payWithFlutterwave } from '@gable/contract/payments'
import { register } from '@gable/contract/accounts'
import { sendMessage } from '@gable/contract/chats'
import { postProperty } from '@gable/contract/posting'
import { postProject } from '@gable/contract/projects'
import { receiveCode } from '../../test/mailbox.ts'
import { addPackage } from '../../test/packages.ts'
import { newProject } from '../../test/projects.ts'
import { newListing, photo, type TestServer } from '../../test/test-server.ts'
import { addVerificationField } from '../world/agent-objects.ts'
import { upload } from '../world/uploads.ts'

type Person = Awaited<ReturnType<TestServer['addMember']>>
export type Stage = { server: TestServer; member: Person; isMultipart: boolean }
/** What the call cannot do without, by the names of the wire; made anew for every request. */
type Values = Record<string, unknown>
type Example = (stage: Stage) => Promise<Values> | Values

const nothing: Example = () => ({})
const password = 'quiet harbour lantern'
const small = () => photo({ width: 130, height: 130 })
const newEmail = () => `${crypto.randomUUID()}@gable.test`

const place = {
  city: 'Porto',
  state: 'Porto District',
  country: 'Portugal',
  latitude: '41.15',
  longitude: '-8.61',
}

/** Only a form with parts carries a file; the other encodings name a finished upload. */
const picture = async ({ server, member, isMultipart }: Stage) =>
  isMultipart ? small() : (await upload.finished({ server, lister: member })).id

const property = async ({ member }: Stage) =>
  (await member.call(postProperty, await newListing({ titleImage: await small(), title: crypto.randomUUID() }))).data
const publicProperty = async (stage: Stage) => {
  const posted = await property(stage)
  await stage.server.product.properties.approve(posted.slug)
  return posted
}
const propertyOfSomebodyElse = async (stage: Stage) =>
  publicProperty({ ...stage, member: await stage.server.addMember() })
const project = async ({ member }: Stage) =>
  (await member.call(postProject, await newProject({ titleImage: await small(), title: crypto.randomUUID() }))).data

/** By the names of a message. */
async function somebodysHome(stage: Stage) {
  const lister = await stage.server.addMember()
  return { receiver_id: lister.id, property_id: (await publicProperty({ ...stage, member: lister })).id }
}

/** An account with a password, and how it was made. */
async function registered({ server, member }: Stage) {
  const { email } = member
  await server.callAs(member.token)(register, { name: 'Ada', email, password, confirmation: password })
  return { email, password }
}

/** One for every call of the specification that is implemented; without one the call is not known to work. */
export const examples: Record<string, Example> = {
  'GET /web-settings': nothing,
  'GET /get_articles': nothing,
  'GET /faqs': nothing,
  'GET /get_languages': nothing,
  'POST /user_signup': async (stage) => ({ ...(await registered(stage)), logintype: 'email' }),
  'POST /user-register': ({ member: { email } }) => ({ name: 'Ada', email, password, re_password: password }),
  'POST /update_profile': () => ({ name: 'Ada' }),
  'GET /get_categories': nothing,
  'GET /get_property': nothing,
  'GET /get-property-list': nothing,
  'GET /get-cities-data': nothing,
  'GET /agent-list': nothing,
  'GET /agent-properties': async (stage) => {
    await publicProperty(stage)
    const { db } = stage.server
    const agent = db.selectFrom('agent').select('slug').where('id', '=', stage.member.id)
    return { slug_id: (await agent.executeTakeFirstOrThrow()).slug }
  },
  'POST /post_property': async (stage) => ({
    ...place,
    title: crypto.randomUUID(),
    description: 'Bright',
    price: '500000',
    category_id: '2',
    property_type: 'sell',
    address: 'Rua das Flores 1',
    title_image: await picture(stage),
  }),
  'POST /update_post_property': async (stage) => ({ id: (await property(stage)).id, price: '400000' }),
  'POST /delete_property': async (stage) => ({ id: (await property(stage)).id }),
  'POST /add_favourite': async (stage) => ({ property_id: (await publicProperty(stage)).id }),
  'GET /get_favourite_property': nothing,
  'POST /personalised-fields': nothing,
  'GET /personalised-fields': nothing,
  'DELETE /personalised-fields': nothing,
  'GET /get_user_recommendation': nothing,
  'POST /interested_users': async (stage) => ({ property_id: (await propertyOfSomebodyElse(stage)).id }),
  'GET /get_interested_users': async (stage) => ({ property_id: (await publicProperty(stage)).id }),
  'POST /post_project': async (stage) => ({
    ...place,
    title: crypto.randomUUID(),
    description: 'Ninety flats',
    category_id: '2',
    type: 'upcoming',
    location: 'Cais da Ribeira 1',
    image: await picture(stage),
  }),
  'POST /post_project with an id': async (stage) => ({ id: (await project(stage)).id, type: 'ready' }),
  'POST /delete_project': async (stage) => ({ id: (await project(stage)).id }),
  'GET /get_facilities': nothing,
  'POST /delete_user': nothing,
  'GET /get_nearby_properties': () => ({ city: 'Porto' }),
  'POST /update_property_status': async (stage) => ({ property_id: (await publicProperty(stage)).id, status: 'sold' }),
  'POST /change-property-status': async (stage) => ({ property_id: (await property(stage)).id, status: '0' }),
  'POST /change-project-status': async (stage) => ({ project_id: (await project(stage)).id, status: '0' }),
  'GET /get-projects': nothing,
  'GET /get-project-detail': async (stage) => {
    const { slug } = await project(stage)
    await stage.server.product.projects.approve(slug)
    return { slug_id: slug }
  },
  'GET /get_notification_list': nothing,
  'GET /get-added-projects': nothing,
  'GET /get-added-properties': nothing,
  'GET /homepage-data': nothing,
  'POST /before-logout': nothing,
  'GET /get-otp': () => ({ email: newEmail() }),
  'GET /verify-otp': async ({ server }) => {
    const email = newEmail()
    return { email, otp: await receiveCode(server, email) }
  },
  'GET /forgot-password': () => ({ email: newEmail() }),
  'GET /get-facilities-for-filter': nothing,
  'GET /get-featured-data': nothing,
  'POST /store_advertisement': async (stage) => ({
    feature_for: 'property',
    property_id: (await publicProperty(stage)).id,
  }),
  'POST /update-fcm-token': () => ({ fcm_id: crypto.randomUUID() }),
  'GET /get_report_reasons': nothing,
  'POST /add_reports': async (stage) => ({ reason_id: '1', property_id: (await propertyOfSomebodyElse(stage)).id }),
  'POST /block-user': async ({ server }) => ({ to_user_id: (await server.addMember()).id }),
  'POST /unblock-user': async ({ server }) => ({ to_user_id: (await server.addMember()).id }),
  'GET /blocked-users': nothing,
  'GET /get_chats': nothing,
  'GET /get_messages': async (stage) => ({ user_id: (await stage.server.addMember()).id, property_id: '1' }),
  'POST /send_message': async (stage) => ({ ...(await somebodysHome(stage)), message: 'Is it quiet?' }),
  'POST /delete_chat_message': async (stage) => {
    const home = await somebodysHome(stage)
    const { receiver_id: accountId, property_id: propertyId } = home
    await stage.member.call(sendMessage, { accountId, propertyId, text: 'Is it quiet?' })
    return home
  },
  'POST /contct_us': () => ({ first_name: 'Ada', email: newEmail(), subject: 'My account', message: 'Hello' }),
  'GET /mortgage-calculator': () => ({ loan_amount: '685000', interest_rate: '3.4', loan_term_years: '25' }),
  'GET /get-agent-verification-form-fields': nothing,
  'POST /apply-agent-verification': async ({ server, member }) => {
    await server.db.deleteFrom('verification').where('accountId', '=', member.id).execute()
    await server.db.deleteFrom('rateWindow').where('key', '=', `verify:${member.id}`).execute()
    const { id } = await addVerificationField({ server })
    return { form_fields: [{ id, value: 'AMI 14203' }] }
  },
  'GET /get-agent-verification-form-values': nothing,
  'GET /get-package': nothing,
  'POST /assign_package': async ({ server }) => ({ package_id: await addPackage(server, { priceMinor: 0 }) }),
  'GET /get_payment_settings': nothing,
  'GET /get_payment_details': nothing,
  'POST /create-payment-intent': async ({ server }) => ({
    package_id: await addPackage(server),
    payment_method: 'stripe',
  }),
  'GET /paypal': async ({ server }) => ({ package_id: await addPackage(server), amount: '0.01' }),
  'POST /flutterwave': async ({ server }) => ({ package_id: await addPackage(server) }),
  'POST /payment-transaction-fail': async (stage) => ({ payment_transaction_id: await beginPayment(stage) }),
  'GET /payment-transaction-status': async (stage) => ({ payment_transaction_id: await beginPayment(stage) }),
  'GET /check-package-limit': () => ({ type: 'property_list' }),
  'GET /get-user': ({ member: { id } }) => ({ id }),
}

/** A payment of the member that nobody has paid yet. */
async function beginPayment({ server, member }: Stage): Promise<string> {
  const packageId = await addPackage(server)
  return (await member.call(payWithFlutterwave, { packageId })).data.reference
}
