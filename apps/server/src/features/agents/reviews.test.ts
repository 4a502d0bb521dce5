import { answerAgentReview, deleteAgentReview, getAgentReviews, reviewAgent } from '@gable/contract/agent-reviews'
import { getAgentProperties } from '@gable/contract/agents'
import { sendMessage } from '@gable/contract/chats'
import { changeInterest } from '@gable/contract/leads'
import { closeReport, listReports, report } from '@gable/contract/reports'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertListings, plainListing } from '../../test/listings.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
type Member = Awaited<ReturnType<TestServer['addMember']>>
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

async function addAgent(facts: Parameters<TestServer['addMember']>[0] = {}) {
  const member = await server.addMember({ name: 'Tomás Brandão', ...facts })
  const [home] = await insertListings(server.db, [plainListing(member.id)])
  const propertyId = home?.id ?? 0
  await server.db.transaction().execute((tx) => server.product.agentCounts.noteChanges('property')(tx, [propertyId]))
  const row = server.db.selectFrom('agent').select('slug').where('id', '=', member.id)
  const { slug } = await row.executeTakeFirstOrThrow()
  return {
    ...{ member, propertyId, slug },
    /** Somebody who asked them about their home. */
    async addClient(client: Promise<Member> | Member = server.addMember({ name: 'Sofia' })) {
      const asking = await client
      await asking.call(changeInterest, { propertyId })
      return asking
    },
    seenBy: async (reader: Pick<Member, 'call'> = server.visitor) =>
      (await reader.call(getAgentProperties, { slug })).data.agent,
    reviews: async (reader: Pick<Member, 'call'> = server.visitor) =>
      (await reader.call(getAgentReviews, { slug })).data,
  }
}
type Agent = Awaited<ReturnType<typeof addAgent>>
const review = (author: Member, { member: { id: agentId } }: Agent, rating: number, text = '') =>
  author.call(reviewAgent, { agentId, rating, text })

test('T36 only whoever asked an agent about a home, or talked with them, says how they were', async () => {
  const agent = await addAgent()
  const stranger = await server.addMember()
  await expect(review(stranger, agent, 1)).rejects.toMatchObject({ code: 'not_asked_before' })
  await expect(review(agent.member, agent, 5)).rejects.toMatchObject({ code: 'about_yourself' })
  expect((await agent.seenBy(stranger)).mayReview).toBe(false)
  const talker = await server.addMember()
  await talker.call(sendMessage, { accountId: agent.member.id, propertyId: agent.propertyId, text: 'Is it quiet?' })
  expect((await agent.seenBy(talker)).mayReview).toBe(true)
  await review(talker, agent, 4, 'Answered within the hour')
  const client = await agent.addClient()
  await review(client, agent, 5)
  expect(await agent.seenBy()).toMatchObject({ rating: 4.5, reviewCount: 2 })
})

test('of ten reviews at once by one person one stands, and the average is that of what stands', async () => {
  const agent = await addAgent()
  const clients = await Promise.all(Array.from({ length: 3 }, () => agent.addClient()))
  const ratings = [1, 2, 3, 4, 5, 4, 3, 2, 1, 5]
  await Promise.all(clients.flatMap((client) => ratings.slice(0, 6).map((rating) => review(client, agent, rating))))
  const rows = await agent.reviews()
  const average = rows.reduce((sum, { rating }) => sum + rating, 0) / rows.length
  expect(await agent.seenBy()).toMatchObject({ rating: Math.round(average * 10) / 10, reviewCount: 3 })
  await Promise.all(
    clients.flatMap((client) => [1, 2].map(() => client.call(deleteAgentReview, { agentId: agent.member.id }))),
  )
  expect(await agent.seenBy()).toMatchObject({ rating: null, reviewCount: 0 })
})

test('of reviews that are written and taken back at once the average is that of what stands', async () => {
  const agent = await addAgent()
  const clients = await Promise.all(Array.from({ length: 4 }, () => agent.addClient()))
  const takeBack = (client: Member) => client.call(deleteAgentReview, { agentId: agent.member.id })
  for (let round = 0; round < 4; round += 1) {
    await Promise.all(clients.flatMap((client) => [review(client, agent, 1 + round), takeBack(client)]))
    const rows = await agent.reviews()
    const { rating, reviewCount } = await agent.seenBy()
    const average = rows.reduce((sum, row) => sum + row.rating, 0) / rows.length
    expect([reviewCount, rating]).toEqual([rows.length, rows.length > 0 ? Math.round(average * 10) / 10 : null])
  }
})

test('what is said again replaces what was said, and the agent answers it', async () => {
  const agent = await addAgent()
  const client = await agent.addClient()
  await review(client, agent, 2, 'Slow')
  await review(client, agent, 4, 'Slow, then good')
  const [row] = await agent.reviews(client)
  expect(row).toMatchObject({ rating: 4, text: 'Slow, then good', author: 'Sofia', isChanged: true, isOwn: true })
  const id = row?.id ?? 0
  const byOther = client.call(answerAgentReview, { id, answer: 'I am the agent' })
  await expect(byOther).rejects.toMatchObject({ status: 404 })
  await agent.member.call(answerAgentReview, { id, answer: 'I was ill, sorry' })
  expect((await agent.reviews())[0]).toMatchObject({ answer: 'I was ill, sorry', isOwn: false })
  await agent.member.call(answerAgentReview, { id, answer: '' })
  expect((await agent.reviews())[0]).toMatchObject({ answer: '', answeredAt: null })
})

test('a rating is a whole number from one to five', async () => {
  const agent = await addAgent()
  const client = await agent.addClient()
  for (const rating of [0, 6, 4.5]) {
    await expect(review(client, agent, rating)).rejects.toMatchObject({ status: 400 })
  }
})

test('staff take down what was reported; it counts no more and cannot be written anew', async () => {
  const agent = await addAgent()
  const staff = await server.addMember({ staffRole: 'moderator' })
  const [kind, rude] = [await agent.addClient(), await agent.addClient()]
  await review(kind, agent, 5)
  await review(rude, agent, 1, 'A crook')
  const { id: reviewId } = (await agent.reviews(rude)).find(({ isOwn }) => isOwn) ?? { id: 0 }
  await agent.member.call(report, { reviewId, reasonId: 5 })
  const open = (await staff.call(listReports, {})).data.find((one) => one.subjectId === reviewId)
  expect(open).toMatchObject({ kind: 'review', title: 'A crook' })
  await staff.call(closeReport, { id: open?.id ?? 0, decision: 'taken_down', reason: 'An insult' })
  expect(await agent.seenBy()).toMatchObject({ rating: 5, reviewCount: 1 })
  expect(JSON.stringify(await agent.reviews())).not.toContain('crook')
  await expect(review(rude, agent, 1)).rejects.toMatchObject({ code: 'illegal_move' })
  const taken = rude.call(deleteAgentReview, { agentId: agent.member.id })
  await expect(taken).rejects.toMatchObject({ code: 'illegal_move' })
  await server.product.agentCounts.rebuild()
  expect(await agent.seenBy()).toMatchObject({ rating: 5, reviewCount: 1 })
})

test('T71 of an author who left the rating stays, and neither name nor words', async () => {
  const agent = await addAgent()
  const leaving = await server.addMember({ name: 'Rea Porter' })
  await agent.addClient(leaving)
  await review(leaving, agent, 3, 'He knew my street')
  await server.db
    .updateTable('account')
    .set({ eraseAfter: new Date(0) })
    .where('id', '=', leaving.id)
    .execute()
  await server.product.jobs.find(({ name }) => name === 'accounts.erase')?.run({ accountId: leaving.id })
  expect(await agent.reviews()).toMatchObject([{ rating: 3, text: '', author: '' }])
  expect(await agent.seenBy()).toMatchObject({ rating: 3, reviewCount: 1 })
})

test('T71 what was said about an agent who left is gone, and what was reported of it', async () => {
  const agent = await addAgent({ eraseAfter: new Date(Date.now() - 1_000) })
  const client = await agent.addClient()
  const { id: reviewId } = (await review(client, agent, 1, 'Never came')).data
  await agent.member.call(report, { reviewId, reasonId: 1 })
  await server.product.jobs.find(({ name }) => name === 'accounts.erase')?.run({ accountId: agent.member.id })
  expect(await server.db.selectFrom('agentReview').select('id').where('id', '=', reviewId).execute()).toEqual([])
  const reported = server.db.selectFrom('report').select('decision').where('subjectId', '=', reviewId)
  expect(await reported.where('subjectKind', '=', 'review').execute()).toEqual([{ decision: 'gone' }])
})
