import { setTimeout as delay } from 'node:timers/promises'

export type PageDeps = {
  /** Of each process; whoever finds one closed goes on to the next, as a balancer sends them. */
  addresses: string[]
  path: string
  headers: Record<string, string>
  /** An event as the server named it. */
  onEvent: (event: string, value: unknown) => void
  onLost?: () => void
}

/** As socket.io's own client waits before it comes back: the more often it failed, the longer, and never all at once. */
const firstWaitMs = 1_000
const maxWaitMs = 30_000

/**
 * A browser's end of the socket, as little of it as there has to be: thousands of them share the machine with what is
 * measured. Speaks Engine.IO 4 and Socket.IO 5.
 */
export function openPage({ addresses, path, headers, onEvent, onLost }: PageDeps, first: number) {
  let at = first
  let socket: WebSocket
  let failures = 0
  let isClosed = false
  let answered = 0
  const answers = new Map<number, () => void>()
  const { promise: isOpen, resolve: open } = Promise.withResolvers<void>()

  function connect() {
    const address = (addresses[at % addresses.length] ?? '').replace('http', 'ws')
    socket = new WebSocket(`${address}${path}?EIO=4&transport=websocket`, { headers })
    socket.addEventListener('message', ({ data }) => hear(String(data)))
    // An error is followed by this.
    socket.addEventListener('close', () => void comeBack())
    socket.addEventListener('error', () => undefined)
  }

  async function comeBack() {
    if (isClosed) return
    onLost?.()
    at += 1
    const wait = Math.min(maxWaitMs, firstWaitMs * 2 ** failures) * (0.5 + Math.random())
    failures += 1
    await delay(wait)
    if (!isClosed) connect()
  }

  function hear(packet: string) {
    if (packet === '2') return socket.send('3')
    if (packet.startsWith('0')) return socket.send('40')
    if (packet.startsWith('40')) {
      failures = 0
      return open()
    }
    if (packet.startsWith('43')) return answers.get(Number.parseInt(packet.slice(2), 10))?.()
    if (!packet.startsWith('42')) return undefined
    const [event, value] = JSON.parse(packet.slice(2)) as [string, unknown]
    return onEvent(event, value)
  }

  connect()
  return {
    isOpen,
    /** Until the server has answered. */
    ask(word: string, value: unknown): Promise<void> {
      const id = (answered += 1)
      socket.send(`42${id}${JSON.stringify([word, value])}`)
      return new Promise((resolve) =>
        answers.set(id, () => {
          answers.delete(id)
          resolve()
        }),
      )
    },
    close() {
      isClosed = true
      socket.close()
    },
  }
}
