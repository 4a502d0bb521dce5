import { type LiveEvents, livePath, type LiveWords } from '@gable/contract/live'
import { io, type Socket } from 'socket.io-client'

export type LiveListeners = Partial<LiveEvents> & { onLost?: () => void }

/** The one socket of this page, and whoever listens at it. Loaded when a member's page has nothing else to do. */
let socket: Socket<LiveEvents, LiveWords> | undefined
let listening = 0

/** Returns how to stop listening; the last one to go closes it. */
export function listenLive({ onLost, ...events }: LiveListeners): () => void {
  socket ??= io({ path: livePath, addTrailingSlash: false, transports: ['websocket'], reconnectionDelayMax: 30_000 })
  const own = socket
  listening += 1
  const entries = Object.entries(events) as [keyof LiveEvents, () => void][]
  for (const [event, listener] of entries) own.on(event, listener)
  if (onLost) own.on('disconnect', onLost)
  return () => {
    for (const [event, listener] of entries) own.off(event, listener)
    if (onLost) own.off('disconnect', onLost)
    listening -= 1
    if (listening > 0) return
    own.disconnect()
    socket = undefined
  }
}
