import { createConnection } from 'node:net'

/** Whether a GET on this address succeeds. */
export async function answersHttp(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) })
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}

/** Whether a server on this port, after being sent `request`, begins its answer with `expected`. */
export function answersTcp(port: number, request: string, expected: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ host: '127.0.0.1', port })
    const finish = (answer: boolean) => {
      socket.destroy()
      resolve(answer)
    }
    socket.setTimeout(2000, () => finish(false))
    socket.on('error', () => finish(false))
    socket.on('connect', () => socket.write(request))
    socket.on('data', (chunk) => finish(chunk.toString().startsWith(expected)))
    socket.on('end', () => finish(false))
  })
}
