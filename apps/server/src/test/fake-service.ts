import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Reply = { status?: number; body?: unknown; text?: string; delayMs?: number; isCut?: boolean }

/** A service on this machine that answers, delays and fails as it is told; the last reply is repeated. */
export async function startFakeService() {
  let replies: Reply[] = [{}]
  const asked: { url: URL; userAgent: string | undefined }[] = []
  const server = createServer((request, response) => {
    asked.push({ url: new URL(request.url ?? '', 'http://fake'), userAgent: request.headers['user-agent'] })
    const reply = (replies.length > 1 ? replies.shift() : replies[0]) ?? {}
    const { status = 200, body = {}, text = JSON.stringify(body), delayMs = 0, isCut = false } = reply
    const answer = () => {
      if (isCut) request.socket.destroy()
      else response.writeHead(status, { 'content-type': 'application/json' }).end(text)
    }
    // Nobody waits for an answer that comes long after the test.
    setTimeout(answer, delayMs).unref()
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    will(...next: Reply[]) {
      replies = next
      asked.length = 0
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => void server.close(resolve))
    },
  }
}
