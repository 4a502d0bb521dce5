import { postProperty } from '@gable/contract/posting'
import { getProperties } from '@gable/contract/properties'
import { approveProperty } from '@gable/contract/review'
import { newListing, type TestServer } from './test-server.ts'

type Facts = Parameters<typeof newListing>[0]

/** Members around one home: who lists it, who reviews it, who has nothing to do with it. */
export async function createCast(server: TestServer) {
  const [lister, reviewer, stranger, editor] = await Promise.all([
    server.addMember(),
    server.addMember({ staffRole: 'moderator' }),
    server.addMember(),
    server.addMember({ staffRole: 'editor' }),
  ])
  return {
    lister,
    reviewer,
    stranger,
    editor,

    async post(facts: Facts = {}) {
      return (await lister.call(postProperty, await newListing(facts))).data
    },

    async publish(facts: Facts = {}) {
      const posted = await this.post(facts)
      await reviewer.call(approveProperty, { id: posted.id })
      return posted
    },

    async seen(id: number, by: 'lister' | 'reviewer' | 'stranger' | 'visitor' = 'visitor') {
      const call = by === 'visitor' ? server.visitor.call : { lister, reviewer, stranger }[by].call
      const [property] = (await call(getProperties, { id })).data
      if (!property) throw new Error('An answer without a home')
      return property
    },
  }
}
export type Cast = Awaited<ReturnType<typeof createCast>>
