import { createServer } from 'node:http'
import { createAdapter } from '@socket.io/redis-streams-adapter'
import { Redis } from 'ioredis'
import pg from 'pg'
import { Server } from 'socket.io'

/**
 * The least that could carry a conversation over several processes: socket.io with the same adapter, which keeps what is
 * said in one statement and tells both, and asks nobody who they are.
 */
type Said = { id: string; to: number; text: string }

const db = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const http = createServer((_, response) => response.end())
const server = new Server(http, {
  transports: ['websocket'],
  adapter: createAdapter(new Redis(process.env.REDIS_URL ?? '')),
})
server.on('connection', (socket) => {
  const senderId = Number(socket.request.headers['x-member'])
  void socket.join(`account:${senderId}`)
  socket.on('say', ({ id, to, text }: Said, answer: () => void) => {
    const keep = async () => {
      await db.query({
        name: 'keep',
        text: 'insert into bare_message (id, sender_id, text) values ($1, $2, $3)',
        values: [id, senderId, text],
      })
      for (const one of [to, senderId]) server.to(`account:${one}`).emit('message', { messageId: id, senderId, text })
      answer()
    }
    void keep()
  })
})
http.listen(Number(process.env.PORT), '127.0.0.1')
