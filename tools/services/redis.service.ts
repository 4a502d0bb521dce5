import { findProgram } from './find-program.ts'
import { answersTcp } from './probes.ts'
import type { Service } from './service.ts'

/** Without persistence: Redis is never the only copy of anything. */
export const redisService: Service = {
  name: 'redis',
  address: (ports) => `redis://127.0.0.1:${ports.redis}`,
  refusesRoot: false,
  stopSignal: 'SIGTERM',
  startTimeoutSeconds: 120,

  async prepare({ folder, ports }) {
    const options = { bind: '127.0.0.1', port: String(ports.redis), dir: folder, save: '', appendonly: 'no' }
    return {
      command: findProgram('redis-server') ?? 'redis-server',
      args: Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]),
    }
  },

  isHealthy: (ports) => answersTcp(ports.redis, 'PING\r\n', '+PONG'),
}
