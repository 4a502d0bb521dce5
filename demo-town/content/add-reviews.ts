import type { Product } from '../../apps/server/src/compose.ts'

const said = [
  { rating: 5, text: 'Answered the same evening and told us about the damp in the cellar before we asked.' },
  { rating: 4, text: 'Honest about the noise. The second viewing took a week to arrange.', answer: 'True, and sorry.' },
  { rating: 5, text: 'Knew every neighbour.' },
  { rating: 3, text: 'Friendly, but the plans came late.', answer: 'They come with the listing now.' },
  { rating: 5, text: '' },
]

/** What those say who asked the lister of these homes. */
export async function addReviews({ db, agents }: Product, agentId: number) {
  const asked = await db
    .selectFrom('lead')
    .select('accountId')
    .where('listerId', '=', agentId)
    .where('accountId', 'is not', null)
    .orderBy('id')
    .limit(said.length)
    .execute()
  for (const [index, { rating, text, answer }] of said.entries()) {
    const accountId = asked[index]?.accountId
    if (!accountId) return
    const { id } = await agents.reviews.write({ accountId, permissions: [] }, { agentId, rating, text })
    if (answer) await agents.reviews.answer({ accountId: agentId, permissions: [] }, { id, answer })
  }
}
