import { type LiveEvents, livePath, type ClientEvents } from '@gable/contract/live'
import { io, type Socket } from 'socket.io-client'

export type LiveListeners = Partial<LiveEvents> & { onFound?: () => void; onLost?: () => void }

/** The one socket of this page, and whoever listens at it. Loaded when a member's page has nothing else to do. */
let socket: Socket<LiveEvents, ClientEvents> | undefined
let listening = 0
let isWhole = false

/** Returns how to stop listening; the last one to go closes it. */
export function listenLive({ onFound, onLost, ...events }: LiveListeners): () => void {
  socket ??= open()
  const own = socket
  listening += 1
  const entries = Object.entries(events) as [keyof LiveEvents, () => void][]
  for (const [event, listener] of entries) own.on(event, listener)
  if (onFound) own.on('connect', onFound)
  if (onLost) own.on('disconnect', onLost)
  // Whoever comes later has missed what was said when it opened.
  if (own.connected) onFound?.()
  if (isWhole) events.whole?.(true)
  return () => {
    for (const [event, listener] of entries) own.off(event, listener)
    if (onFound) own.off('connect', onFound)
    if (onLost) own.off('disconnect', onLost)
    listening -= 1
    if (listening > 0) return
    own.disconnect()
    socket = undefined
    isWhole = false
  }
}

function open(): Socket<LiveEvents, ClientEvents> {
  const made = io({ path: livePath, addTrailingSlash: false, transports: ['websocket'], reconnectionDelayMax: 30_000 })
  made.on('whole', (isWholeNow: boolean) => {
    isWhole = isWholeNow
  })
  made.on('disconnect', () => {
    isWhole = false
  })
  return made
}

/** Says it now or never: a sign of somebody writing is worth nothing a minute later. */
export function sayLive<Word extends keyof ClientEvents>(word: Word, ...what: Parameters<ClientEvents[Word]>) {
  if (socket?.connected) socket.emit(word, ...what)
}
