import type { IncomingMessage } from 'node:http'
import { type LiveEvents, livePath, type LiveWords } from '@gable/contract/live'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { Server, type Socket } from 'socket.io'
import { createLiveAdmission } from './live-admission.ts'
import { createLiveRelay } from './live-relay.ts'
import { hearWords, type LiveEars } from './live-words.ts'
import type { Session } from './access.ts'

type LiveSocket = Socket<LiveWords, LiveEvents>

export type Tell = <Event extends keyof LiveEvents>(
  accountIds: number[],
  event: Event,
  ...values: Parameters<LiveEvents[Event]>
) => void

/** Rooms that pages are in besides that of their member. */
export type LiveRooms = {
  say: <Event extends keyof LiveEvents>(room: string, event: Event, ...values: Parameters<LiveEvents[Event]>) => void
  /** All pages of a member leave a room, at every process. */
  part: (accountId: number, room: string) => void
}

type AdmissionDeps = {
  findSession: (token: string) => Promise<Session | undefined>
  /** Of these tokens those whose session is over, or whose account was shut. */
  findEnded: (tokens: string[]) => Promise<string[]>
  siteOrigin: string
  trustedProxies: number
  /** Whoever listens to what pages say. */
  ears: LiveEars[]
}

const watchEveryMs = 2_000
const tokensPerQuestion = 1_000

const options = {
  path: livePath,
  addTrailingSlash: false,
  serveClient: false,
  // One connection for all of it, so that no balancer has to remember who talks to which process.
  transports: ['websocket' as const],
  maxHttpBufferSize: 10_000,
  connectTimeout: 5_000,
}

/**
 * Says things to members whose pages are open. It is a wish, not a promise: whatever is said there can also be asked for.
 * The worker has no sockets of its own and is heard through the relay.
 */
export function createLive({ redisUrl, name, log }: { redisUrl: string | undefined; name: string; log: Logger }) {
  let opened: ReturnType<typeof open> | undefined
  function open() {
    const relay = redisUrl ? createLiveRelay(redisUrl, name, log) : undefined
    const server = new Server<LiveWords, LiveEvents>({ ...options, ...(relay && { adapter: relay.adapter }) })
    return { relay, server }
  }
  const tell: Tell = (accountIds, event, ...values) => {
    if (accountIds.length === 0 || (!opened && !redisUrl)) return
    opened ??= open()
    opened.server.to(accountIds.map(roomOf)).emit(event, ...values)
  }

  const rooms: LiveRooms = {
    say: (room, event, ...values) => void opened?.server.to(room).emit(event, ...values),
    part: (accountId, room) => opened?.server.in(roomOf(accountId)).socketsLeave(room),
  }

  return {
    tell,
    rooms,

    /** Takes sockets in at the server of the api. */
    admit(app: FastifyInstance, deps: AdmissionDeps) {
      const { server, relay } = (opened ??= open())
      const admission = createLiveAdmission({ ...deps, parseCookie: (header) => app.parseCookie(header) })
      const sockets = new Map<string, Set<LiveSocket>>()
      let isWhole = false
      server.attach(app.server, { ...options, allowRequest: deciding(admission.identify, log) })
      server.engine.on('connection', (connection: Connection) => {
        const client = admission.clientOf(connection.request)
        if (!client) return connection.close()
        connection.once('close', () => admission.leave(client))
        if (!admission.enter(client)) connection.close()
      })
      server.on('connection', (socket) => {
        const client = admission.clientOf(socket.request)
        if (!client) {
          socket.disconnect(true)
          return
        }
        const { accountId, token } = client
        sockets.set(token, (sockets.get(token) ?? new Set()).add(socket))
        socket.on('disconnect', () => {
          const rest = sockets.get(token)
          rest?.delete(socket)
          if (rest?.size === 0) sockets.delete(token)
        })
        hearWords(socket, accountId, deps.ears, log)
        void socket.join(roomOf(accountId))
        socket.emit('whole', isWhole)
      })
      const watch = async () => {
        const wasWhole = isWhole
        isWhole = (await relay?.isUp()) ?? false
        if (isWhole !== wasWhole) server.local.emit('whole', isWhole)
        await endSockets(sockets, deps.findEnded)
      }
      const stopWatching = repeat(watch, watchEveryMs, (error) =>
        log.warn(error, 'sessions of sockets were not checked'),
      )
      // Kept open, they would keep the process. Cut like this, browsers come back by themselves, to another one.
      app.addHook('preClose', async () => {
        stopWatching()
        for (const socket of server.sockets.sockets.values()) socket.conn.close()
      })
    },

    async close() {
      await opened?.server.of('/').adapter.close()
      await opened?.relay?.close()
    },
  }
}

type Connection = { request: IncomingMessage; close: () => void; once: (event: 'close', then: () => void) => void }

const roomOf = (accountId: number) => `account:${accountId}`

/** Decided before there is a socket. */
const deciding =
  (identify: (request: IncomingMessage) => Promise<boolean>, log: Logger) =>
  (request: IncomingMessage, decide: (error: string | null, isAllowed: boolean) => void) => {
    identify(request).then(
      (isAllowed) => decide(null, isAllowed),
      (error: unknown) => {
        log.warn(error, 'a socket was not let in')
        decide('unavailable', false)
      },
    )
  }

/** Told so, browsers do not come back. */
async function endSockets(sockets: Map<string, Set<LiveSocket>>, findEnded: AdmissionDeps['findEnded']) {
  const tokens = [...sockets.keys()]
  for (let start = 0; start < tokens.length; start += tokensPerQuestion) {
    for (const token of await findEnded(tokens.slice(start, start + tokensPerQuestion))) {
      for (const socket of sockets.get(token) ?? []) socket.disconnect(true)
    }
  }
}

/** Never twice at once, however long one takes. */
function repeat(work: () => Promise<void>, everyMs: number, onError: (error: unknown) => void) {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const next = async () => {
    await work().catch(onError)
    if (!isStopped) timer = setTimeout(() => void next(), everyMs).unref()
  }
  void next()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
