import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { fileURLToPath } from 'node:url'
import { setTimeout as delay } from 'node:timers/promises'
import type { Question } from './questions.ts'

const script = fileURLToPath(new URL('../../apps/server/src/api.ts', import.meta.url))
type Body = { data: { properties: { id: number }[]; total_is_minimum: boolean }; total: number }

/** All of Gable in a process of its own, asked over the network card that costs nothing. */
export async function startOurApi(environment: Record<string, string>, engine: string, port: number) {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, ...environment, SEARCH_ENGINE: engine, PORT: String(port), LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const agent = new Agent({ keepAlive: true })
  const origin = `http://127.0.0.1:${port}`
  const stop = async () => {
    agent.destroy()
    child.kill()
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
  for (let attempt = 0; !(await isReady(origin)); attempt += 1) {
    if (child.exitCode !== null || attempt === 200) throw new Error(`The API with ${engine} did not start`)
    await delay(100)
  }
  return {
    stop,
    async ask(question: Question) {
      const { text, answeredBy } = await fetchText(
        `${origin}/api/search?${new URLSearchParams(question.parameters)}`,
        agent,
      )
      if (answeredBy !== engine)
        throw new Error(`${answeredBy} answered ${question.shape} instead of ${engine}: ${text.slice(0, 200)}`)
      const { data, total } = JSON.parse(text) as Body
      return { ids: data.properties.map(({ id }) => id), total, isPartial: data.total_is_minimum }
    },
  }
}

const isReady = (origin: string) =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

/** Without the cost of `fetch`, which is the client's and not what is measured. */
async function fetchText(url: string, agent: Agent) {
  const { promise, resolve, reject } = Promise.withResolvers<{ text: string; answeredBy: unknown }>()
  get(url, { agent }, (response) => {
    const chunks: Buffer[] = []
    response.on('data', (chunk: Buffer) => chunks.push(chunk))
    response.on('error', reject)
    response.on('end', () =>
      resolve({ text: Buffer.concat(chunks).toString(), answeredBy: response.headers['x-search-engine'] }),
    )
  }).on('error', reject)
  return promise
}
