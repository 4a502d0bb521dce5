import type { IncomingMessage } from 'node:http'
import { type LiveEvents, livePath, type ClientEvents } from '@gable/contract/live'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { Server, type Socket } from 'socket.io'
import { createLiveAdmission } from './live-admission.ts'
import { createLiveRelay } from './live-relay.ts'
import { handleEvents, type LiveHandlers } from './live-handlers.ts'
import type { Session } from './access.ts'

type LiveSocket = Socket<ClientEvents, LiveEvents>

/** Between processes alone. */
type ProcessEvents = {
  /** What a process said lately may not have been heard here. */
  missed: () => void
  /** All pages of a member leave the rooms whose names begin so. */
  leave: (accountId: number, prefix: string) => void
}
type LiveServer = Server<ClientEvents, LiveEvents, ProcessEvents>

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
  /** All pages of a member leave all rooms whose names begin so, at every process. */
  partAll: (accountId: number, prefix: string) => void
}

type AdmissionDeps = {
  findSession: (token: string) => Promise<Session | undefined>
  /** Of these tokens those whose session is over, or whose account was shut. */
  findEnded: (tokens: string[]) => Promise<string[]>
  siteOrigin: string
  trustedProxies: number
  /** Of the features, for what pages say. */
  handlers: LiveHandlers[]
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
    const server: LiveServer = new Server({ ...options, ...(relay && { adapter: relay.adapter }) })
    server.on('leave', (accountId, prefix) => leaveHere(server, accountId, prefix))
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
    partAll(accountId, prefix) {
      if (!opened) return
      leaveHere(opened.server, accountId, prefix)
      if (opened.relay) opened.server.serverSideEmit('leave', accountId, prefix)
    },
  }

  return {
    tell,
    rooms,

    /** Takes sockets in at the server of the api. */
    admit(app: FastifyInstance, deps: AdmissionDeps) {
      const { server, relay } = (opened ??= open())
      const admission = createLiveAdmission({ ...deps, parseCookie: (header) => app.parseCookie(header) })
      const sockets = new Map<string, Set<LiveSocket>>()
      const onMissed = () => {
        for (const handlers of deps.handlers) {
          handlers.onMissed?.().catch((error: unknown) => log.warn(error, 'what was missed was not looked after'))
        }
      }
      const wholeness = createWholeness(server, relay, onMissed)
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
        const { member, accountId, token } = client
        sockets.set(token, (sockets.get(token) ?? new Set()).add(socket))
        socket.on('disconnect', () => {
          const rest = sockets.get(token)
          rest?.delete(socket)
          if (rest?.size === 0) sockets.delete(token)
        })
        handleEvents(socket, accountId, deps.handlers, log)
        const alsoFor = deps.handlers.flatMap(({ hearsFor }) => hearsFor?.(member) ?? [])
        void socket.join([accountId, ...alsoFor].map(roomOf))
        socket.emit('whole', wholeness.isWhole())
      })
      const watch = async () => {
        await wholeness.check()
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

/**
 * Tells pages whether they hear everything, and has them ask wherever something may have been missed; what processes said
 * to each other may have been, too.
 */
function createWholeness(
  server: LiveServer,
  relay: ReturnType<typeof createLiveRelay> | undefined,
  onMissed: () => void,
) {
  let isWhole = false
  /** What was said here meanwhile did not reach the others. */
  let owesOthers = false
  /** What others said meanwhile was not heard here. */
  let owesItself = false
  const tellPages = (isWholeNow: boolean) => {
    if (isWholeNow === isWhole) return
    isWhole = isWholeNow
    server.local.emit('whole', isWholeNow)
  }
  server.on('missed', () => {
    onMissed()
    if (!isWhole) return
    tellPages(false)
    tellPages(true)
  })
  return {
    isWhole: () => isWhole,
    async check() {
      if (!relay) return
      const { isUp, wasCut } = await relay.check()
      owesOthers ||= wasCut
      if (isUp && owesOthers) {
        server.serverSideEmit('missed')
        owesOthers = false
      }
      owesItself ||= wasCut
      if (isUp && !wasCut && owesItself) {
        owesItself = false
        onMissed()
      }
      tellPages(isUp && !wasCut)
    },
  }
}

function leaveHere(server: LiveServer, accountId: number, prefix: string) {
  for (const id of server.of('/').adapter.rooms.get(roomOf(accountId)) ?? []) {
    const socket = server.sockets.sockets.get(id)
    for (const room of socket?.rooms ?? []) if (room.startsWith(prefix)) void socket?.leave(room)
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
