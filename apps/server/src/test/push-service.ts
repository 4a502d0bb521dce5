import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { Agent } from 'node:https'
import { type AddressInfo, connect } from 'node:net'

export type Received = { path: string; headers: IncomingHttpHeaders; body: Buffer }

/** Takes whatever is posted, and answers as the test says. The agent leads every address to it, without encryption. */
export async function startPushService() {
  const received: Received[] = []
  let answer: (request: Received) => { status: number; body?: unknown } = () => ({ status: 201 })
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const body = Buffer.concat(await request.toArray())
    const taken = { path: request.url ?? '', headers: request.headers, body }
    received.push(taken)
    const { status, body: said = {} } = answer(taken)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said))
  }
  const server = createServer((request, response) => void take(request, response))
  await new Promise<void>((up) => void server.listen(0, '127.0.0.1', up))
  const { port } = server.address() as AddressInfo
  const agent = new Agent()
  Object.assign(agent, { createConnection: () => connect(port, '127.0.0.1') })
  return {
    agent,
    received,
    url: `http://127.0.0.1:${port}`,
    answerWith: (next: typeof answer) => {
      answer = next
    },
    stop: () => new Promise((closed) => void server.close(closed)),
  }
}

/** A browser with keys of its own, which can read what was sent to it (RFC 8291). */
export function createBrowser(endpoint = `https://push.example.com/send/${crypto.randomUUID()}`) {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys()
  const auth = randomBytes(16)
  const keys = { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') }
  return {
    path: new URL(endpoint).pathname,
    token: JSON.stringify({ endpoint, expirationTime: null, keys }),
    decrypt(body: Buffer): unknown {
      const [salt, senderKey] = [body.subarray(0, 16), body.subarray(21, 21 + 65)]
      const derive = (key: Uint8Array, from: Uint8Array, info: Buffer, length: number) =>
        Buffer.from(hkdfSync('sha256', key, from, info, length))
      const about = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey])
      const material = derive(pair.computeSecret(senderKey), auth, about, 32)
      const contentKey = derive(material, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
      const nonce = derive(material, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
      const sealed = body.subarray(21 + 65)
      const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce).setAuthTag(sealed.subarray(-16))
      const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString())
    },
  }
}
