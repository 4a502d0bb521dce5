/** Which conversation: the other person, 0 for the administration, and what it is about, 0 where it is not. */
export type ChatPlace = { accountId: number; propertyId: number; projectId: number }

/** What the address of the chats says. */
export type ChatQuery = { place?: ChatPlace | undefined; isArchived: boolean }

/** Tells conversations apart before the server has given them an id. */
export const keyOf = ({ accountId, propertyId, projectId }: ChatPlace) => `${accountId}-${propertyId}-${projectId}`

export function parseChatQuery(params: URLSearchParams): ChatQuery {
  const accountId = toId(params.get('user'))
  const place = accountId === undefined ? undefined : { accountId, ...aboutOf(params) }
  return { place, isArchived: params.get('archived') === '1' }
}

const aboutOf = (params: URLSearchParams) => ({
  propertyId: toId(params.get('property')) ?? 0,
  projectId: toId(params.get('project')) ?? 0,
})

export function chatPath(place?: ChatPlace, { isArchived = false } = {}): string {
  const query = new URLSearchParams({
    ...(place && { user: String(place.accountId) }),
    ...(place && place.propertyId > 0 && { property: String(place.propertyId) }),
    ...(place && place.projectId > 0 && { project: String(place.projectId) }),
    ...(isArchived && { archived: '1' }),
  })
  return `/user/chat${query.size > 0 ? `?${query.toString()}` : ''}`
}

function toId(text: string | null): number | undefined {
  return text && /^(0|[1-9]\d{0,14})$/.test(text) ? Number(text) : undefined
}
