import { createHash } from 'node:crypto'
import { createAgency, inviteToAgency } from '@gable/contract/agencies'
import { addPasskey, beginPasskey, beginPasskeySignIn, signInWithPasskey } from '@gable/contract/passkeys'
import { passSecondStep, setUpSecondStep } from '@gable/contract/staff'
import { sql } from 'kysely'
import { generateSync } from 'otplib'
import * as z from 'zod'
import { createInvitationLinks } from '../../features/agencies/invitation-links.ts'
import { addEnquiry } from '../../features/leads/enquiries.repository.ts'
import { createEnquiryProofs } from '../../features/leads/enquiry-proofs.ts'
import { createUnsubscribeLinks } from '../../features/notifications/unsubscribe-links.ts'
import { createAuthenticator } from '../../test/authenticator.ts'
import { solveChallenge } from '../../test/enquiries.ts'
import { insertListings, plainListing } from '../../test/listings.ts'
import type { TestServer } from '../../test/test-server.ts'
import { examples } from '../conformance/examples.ts'

type Proof = {
  /** The name of a caller. */
  as: string
  wire: Record<string, unknown>
  token?: string
  /** The address of which the request is a proof. */
  proved?: string
}

async function fromExample(server: TestServer, name: string) {
  const member = await server.addMember({ isFresh: true })
  const values = { ...(await examples[name]?.({ server, member, isMultipart: false })) }
  return { member, values, proved: String(values['email']) }
}

const code = async (server: TestServer): Promise<Proof> => {
  const { values, proved } = await fromExample(server, 'GET /verify-otp')
  return { as: 'visitor', wire: values, proved }
}

async function beginSecondStep(server: TestServer) {
  const member = await server.addMember({ staffRole: 'owner', hasSecondStep: false, isFresh: true })
  const { data } = await member.call(setUpSecondStep, {})
  return { member, otp: generateSync({ secret: data.secret }) }
}

async function makePasskey(server: TestServer) {
  const member = await server.addMember({ isFresh: true })
  const device = createAuthenticator()
  const { creationOptions } = (await member.call(beginPasskey, {})).data
  return { member, device, made: device.create(creationOptions) }
}

async function invite(server: TestServer) {
  const [owner, member] = [await server.addMember(), await server.addMember()]
  await owner.call(createAgency, { name: 'Harbour Homes' })
  const { id } = (await owner.call(inviteToAgency, { email: member.email, role: 'agent' })).data
  const stored = server.db.selectFrom('agencyInvitation').select(['id', 'nonce']).where('id', '=', id)
  const links = createInvitationLinks({ secret: server.config.AUTH_SECRET, siteUrl: '' })
  return { member, token: links.linkFor(await stored.executeTakeFirstOrThrow()).split('#')[1] ?? '' }
}

/** For calls that answer only who brings what nobody in the access matrix has, such as the right code. */
export const proofs: Record<string, (server: TestServer) => Promise<Proof>> = {
  'POST /read-agency-invitation': async (server) => ({ as: 'visitor', wire: { token: (await invite(server)).token } }),
  'POST /accept-agency-invitation': async (server) => {
    const { member, token } = await invite(server)
    return { as: 'stranger', wire: { token }, token: member.token }
  },
  'GET /reverse-geocode': async () => ({ as: 'visitor', wire: { latitude: 41.15, longitude: -8.61 } }),
  'GET /verify-otp': code,
  'POST /verify-otp': code,
  'POST /user_signup': async (server) => {
    const { values, proved } = await fromExample(server, 'POST /user_signup')
    return { as: 'visitor', wire: values, proved }
  },
  'POST /user-register': async (server) => {
    const { member, values, proved } = await fromExample(server, 'POST /user-register')
    return { as: 'stranger', wire: values, token: member.token, proved }
  },
  'POST /confirm-identity': async (server) => {
    const { member, values } = await fromExample(server, 'POST /user_signup')
    return { as: 'stranger', wire: { password: values['password'] }, token: member.token }
  },
  'POST /second-step': async (server) => {
    const { member, otp } = await beginSecondStep(server)
    return { as: 'staff without second step', wire: { otp }, token: member.token }
  },
  'POST /passkey': async (server) => {
    const { member, made } = await makePasskey(server)
    return { as: 'stranger', wire: z.encode(addPasskey.input, made), token: member.token }
  },
  'POST /passkey-sign-in': async (server) => {
    const { member, device, made } = await makePasskey(server)
    await member.call(addPasskey, made)
    const { requestOptions } = (await server.visitor.call(beginPasskeySignIn, {})).data
    const wire = z.encode(signInWithPasskey.input, device.get(requestOptions))
    return { as: 'visitor', wire, proved: member.email }
  },
  'POST /withdraw-agent-verification': async (server) => {
    const { id: accountId, token } = await server.addMember()
    await server.db.insertInto('verification').values({ accountId }).execute()
    return { as: 'stranger', wire: {}, token }
  },
  'POST /unsubscribe': async (server) => {
    const { id: accountId } = await server.addMember()
    const links = createUnsubscribeLinks({ secret: server.config.AUTH_SECRET, siteUrl: server.config.PUBLIC_URL })
    return { as: 'visitor', wire: { token: links.tokenFor({ accountId, kind: 'report' }) } }
  },
  'GET /shortlist': async (server) => {
    const { id: accountId } = await server.addMember()
    const token = 'a-link-that-was-given'
    const tokenHash = createHash('sha256').update(token).digest()
    await server.db.insertInto('shortlist').values({ accountId, tokenHash, title: '', showsNotes: true }).execute()
    await sql`insert into shortlist_property (account_id, property_id, place)
      select ${accountId}::bigint, id, 1 from property where hides_location`.execute(server.db)
    return { as: 'visitor', wire: { token } }
  },
  'POST /send-enquiry': async (server) => {
    const [home] = await insertListings(server.db, [plainListing((await server.addMember()).id)])
    const said = { property_id: home?.id, name: 'Sofia', email: `${crypto.randomUUID()}@gable.test`, message: 'Quiet?' }
    return { as: 'visitor', wire: { ...said, ...solveChallenge(server) } }
  },
  'POST /confirm-enquiry': async (server) => {
    const [home] = await insertListings(server.db, [plainListing((await server.addMember()).id)])
    const said = { name: 'Sofia', email: `${crypto.randomUUID()}@gable.test`, message: 'Quiet?', language: 'en' }
    const written = { ...said, propertyId: home?.id ?? 0 }
    const { id } = await server.db.transaction().execute((tx) => addEnquiry(tx, written))
    return { as: 'visitor', wire: { token: createEnquiryProofs({ secret: server.config.AUTH_SECRET }).tokenFor(id) } }
  },
  'POST /recovery-codes': async (server) => {
    const { member, otp } = await beginSecondStep(server)
    await member.call(passSecondStep, { code: otp })
    return { as: 'staff owner', wire: {}, token: member.token }
  },
}
