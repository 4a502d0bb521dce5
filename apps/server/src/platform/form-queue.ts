import type { ServerResponse } from 'node:http'
import { invalidRequest, tooManyRequests } from './errors.ts'

const maxWaiting = 20

/**
 * One form with files of each sender at a time. The next ones wait unread, so that somebody who sends many holds up
 * themselves and nobody else; who has too many waiting already is sent away before anything is read.
 */
export function createFormQueue() {
  const waiting = new Map<string, (() => void)[]>()

  function passOn(sender: string) {
    const next = waiting.get(sender)?.shift()
    if (next) next()
    else waiting.delete(sender)
  }

  return async function takeTurn(sender: string, response: ServerResponse) {
    // It says only once that it closes: a turn taken after that would never end.
    if (response.closed) throw invalidRequest(400, 'Its sender has gone')
    const before = waiting.get(sender)
    if (!before) {
      waiting.set(sender, [])
      response.once('close', () => passOn(sender))
      return
    }
    if (before.length >= maxWaiting) throw tooManyRequests(5)
    await new Promise<void>((begin) => {
      before.push(begin)
      // Whoever has gone by then passes the turn on as soon as it comes.
      response.once('close', () => {
        if (!before.includes(begin)) passOn(sender)
        else before.splice(before.indexOf(begin), 1)
      })
    })
  }
}
