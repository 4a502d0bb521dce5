import type { Page } from 'playwright-core'

type Piece = { url: string; offset: number }

/** Writes down every piece of every upload that leaves a page, and how much of each the server says it has. */
export function recordUploads(page: Page) {
  const pieces: Piece[] = []
  const questions = new Set<string>()
  const arrived = new Map<string, number>()
  let lost = 0
  page.on('request', (request) => {
    if (!request.url().includes('/api/uploads/')) return
    if (request.method() === 'HEAD') questions.add(request.url())
    if (request.method() !== 'PATCH') return
    pieces.push({ url: request.url(), offset: Number(request.headers()['upload-offset']) })
  })
  page.on('requestfailed', (request) => {
    if (request.url().includes('/api/uploads/') && request.method() === 'PATCH') lost += 1
  })
  page.on('response', (response) => {
    const offset = response.headers()['upload-offset']
    if (response.request().method() === 'PATCH' && offset) arrived.set(response.url(), Number(offset))
  })
  return {
    pieces,
    /** How many pieces were on their way when the connection went. */
    lost: () => lost,
    arrivedBytes: () => [...arrived.values()].reduce((sum, bytes) => sum + bytes, 0),
    /** Uploads that were asked about and then went on behind their beginning. */
    resumed: () => [...questions].filter((url) => pieces.some((piece) => piece.url === url && piece.offset > 0)),
  }
}
