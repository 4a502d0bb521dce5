/** What the address of the list says. */
export type AgentSearch = { text: string; language: string; isVerifiedOnly: boolean; page: number }

const deepestPage = 400

export const parseAgentSearch = (params: URLSearchParams): AgentSearch => ({
  text: (params.get('search') ?? '').trim().slice(0, 200),
  language: /^[a-z]{2,3}$/.exec(params.get('language') ?? '')?.[0] ?? '',
  isVerifiedOnly: params.get('verified') === '1',
  page: Math.min(Math.max(Math.trunc(Number(params.get('page'))) || 1, 1), deepestPage),
})

export function toAgentQuery({ text, language, isVerifiedOnly, page }: AgentSearch): string {
  const query = new URLSearchParams({
    ...(text && { search: text }),
    ...(language && { language }),
    ...(isVerifiedOnly && { verified: '1' }),
    ...(page > 1 && { page: String(page) }),
  })
  return query.size > 0 ? `?${query}` : ''
}
