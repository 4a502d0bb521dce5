import { type AddressInfo, createServer } from 'node:net'
import { eicar } from './sample-pdf.ts'

/** Speaks clamd's INSTREAM and knows one virus. */
export async function startFakeClamd() {
  const sizes: number[] = []
  const server = createServer((socket) => {
    let received = Buffer.alloc(0)
    socket.on('error', () => undefined)
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk])
      const content = readStream(received)
      if (!content) return
      sizes.push(content.length)
      socket.end(content.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0')
    })
  })
  const listen = (port: number) =>
    new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', () => resolve()))
  await listen(0)
  const { port } = server.address() as AddressInfo
  return {
    url: `tcp://127.0.0.1:${port}`,
    sizes,
    goAway: () => new Promise((resolve) => void server.close(resolve)),
    comeBack: () => listen(port),
  }
}

const command = 'zINSTREAM\0'

/** What was sent, once its end has come. */
function readStream(received: Buffer): Buffer | undefined {
  if (!received.toString('latin1', 0, command.length).startsWith(command)) return undefined
  const parts: Buffer[] = []
  for (let at = command.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at)
    if (length === 0) return Buffer.concat(parts)
    parts.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}
