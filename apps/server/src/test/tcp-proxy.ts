import { connect, createServer, type Socket } from 'node:net'

export type TcpProxy = Awaited<ReturnType<typeof startTcpProxy>>
/** `down` as after a kill: connections break and new ones are refused by a reset. */
type Way =
  | { kind: 'open' }
  | { kind: 'down' }
  | { kind: 'slow'; delayMs: number }
  /** Whoever sends this is heard and acted on, and loses the connection instead of getting an answer. */
  | { kind: 'unanswered'; sent: string }

/** Stands between the server and something it asks, and lets a test break the way. */
export async function startTcpProxy(target: URL) {
  const sockets = new Set<Socket>()
  let way: Way = { kind: 'open' }

  const listener = createServer((client) => {
    if (way.kind === 'down') {
      client.resetAndDestroy()
      return
    }
    const upstream = connect(Number(target.port), target.hostname)
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from)
      from.on('error', () => to.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
    let isUnanswered = false
    client.on('data', (chunk) => {
      if (way.kind === 'unanswered' && chunk.includes(way.sent)) isUnanswered = true
      upstream.write(chunk)
    })
    upstream.on('data', (chunk) => {
      if (isUnanswered) client.destroy()
      else if (way.kind === 'slow') setTimeout(() => void client.write(chunk), way.delayMs).unref()
      else client.write(chunk)
    })
  })
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  const { port } = listener.address() as { port: number }
  const breakAll = () => {
    for (const socket of sockets) socket.destroy()
  }

  return {
    url: `http://127.0.0.1:${port}`,
    open: () => void (way = { kind: 'open' }),
    leaveUnanswered: (sent: string) => void (way = { kind: 'unanswered', sent }),
    slowDown: (delayMs: number) => void (way = { kind: 'slow', delayMs }),
    takeDown() {
      way = { kind: 'down' }
      breakAll()
    },
    async stop() {
      breakAll()
      await new Promise((resolve) => listener.close(resolve))
    },
  }
}
