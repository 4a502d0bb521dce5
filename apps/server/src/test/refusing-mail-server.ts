import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

/** A mail server that knows none of the recipients and repeats each in its refusal, as most do. */
export async function startRefusingMailServer() {
  const refused: string[] = []
  const server = createServer((socket) => {
    socket.write('220 mail.example ESMTP\r\n')
    socket.setEncoding('utf8').on('data', (text: string) => {
      const recipient = /^RCPT TO:<([^>]*)>/i.exec(text)?.[1]
      if (recipient !== undefined) refused.push(recipient)
      const isOver = /^QUIT/i.test(text)
      socket.write(recipient === undefined ? '250 OK\r\n' : `550 5.1.1 <${recipient}> has no mailbox here\r\n`)
      if (isOver) socket.end()
    })
    socket.on('error', () => undefined)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    refused,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
