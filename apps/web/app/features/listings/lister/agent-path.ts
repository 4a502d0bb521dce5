export const agentPath = (slug: string) => `/agent-details/${encodeURIComponent(slug)}`
export const agencyPath = (slug: string) => `/agencies/${encodeURIComponent(slug)}`
