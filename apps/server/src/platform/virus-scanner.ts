import { connect, type Socket } from 'node:net'
import type { Readable } from 'node:stream'

export type Scanner = (body: Readable) => Promise<'clean' | 'infected'>

const timeoutMs = 60_000

/** Asks a clamd, at `tcp://host:port` or `unix:///path`, what it thinks of a file. No answer is an error, never "clean". */
export function createScanner(address: string): Scanner {
  return async (body) => {
    const socket = dial(new URL(address))
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error('clamd did not answer in time')))
    const [answer] = await Promise.all([readAnswer(socket), sendStream(socket, body)])
    if (answer.endsWith(' OK')) return 'clean'
    if (answer.endsWith(' FOUND')) return 'infected'
    throw new Error(`clamd could not look at a file: ${answer}`)
  }
}

const dial = ({ protocol, hostname, port, pathname }: URL) =>
  protocol === 'unix:' ? connect(pathname) : connect(Number(port) || 3310, hostname)

/** Each chunk behind its length, and a length of nothing at the end. */
async function sendStream(socket: Socket, body: Readable) {
  socket.write('zINSTREAM\0')
  for await (const chunk of body as AsyncIterable<Buffer>) {
    if (socket.destroyed) return
    const length = Buffer.alloc(4)
    length.writeUInt32BE(chunk.length)
    socket.write(length)
    if (!socket.write(chunk)) await drained(socket)
  }
  socket.write(Buffer.alloc(4))
}

const drained = (socket: Socket) =>
  new Promise<void>((go) => {
    socket.once('drain', go)
    socket.once('close', () => go())
  })

async function readAnswer(socket: Socket): Promise<string> {
  let answer = ''
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    answer += chunk.toString()
    if (answer.includes('\0')) break
  }
  socket.destroy()
  if (answer === '') throw new Error('clamd hung up without an answer')
  return answer.replaceAll('\0', '').trim()
}
