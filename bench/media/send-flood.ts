import { request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { pixelBomb } from '../../apps/server/src/test/pixel-bomb.ts'
import { forSeconds } from './browse.ts'
import { type Form, makeForm } from './posting.ts'

const [, , origin = '', token = '', seconds = ''] = process.argv
const perSecond = 10
const heavyBytes = 20 * 2 ** 20

/** What somebody sends who wants the machine for themselves: too many pixels, too heavy, too many, no picture at all. */
async function makeFlood(): Promise<Form[]> {
  const bomb = await pixelBomb()
  const heavy = new Blob([new Uint8Array(heavyBytes)])
  const nothing = new Blob([new Uint8Array(200_000)])
  return [
    await makeForm([bomb]),
    await makeForm([heavy]),
    await makeForm(Array.from({ length: 50 }, () => nothing)),
    await makeForm(Array.from({ length: 500 }, () => new Blob(['x']))),
  ]
}

/** Without a copy of what is sent, as `fetch` makes one: the sender shares the machine with those it annoys. */
function send({ bytes, type }: Form): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  const headers = { authorization: `Bearer ${token}`, 'content-type': type, 'content-length': bytes.length }
  const asked = request(`${origin}/api/post_property`, { method: 'POST', headers }, (reply) => {
    reply.resume()
    resolve(reply.statusCode ?? 0)
    asked.destroy()
  })
  // Who is refused while still sending may see the connection end.
  asked.on('error', () => resolve(413))
  asked.end(bytes)
  return promise
}

/** At a steady pace, whatever is answered; says how many came and how many of them were not refused. */
const forms = await makeFlood()
const until = forSeconds(Number(seconds))
const statuses: Promise<number>[] = []
const started = performance.now()
for (let index = 0; !until(); index += 1) {
  const form = forms[index % forms.length]
  if (form) statuses.push(send(form))
  await delay(Math.max(0, started + ((index + 1) * 1000) / perSecond - performance.now()))
}
const accepted = (await Promise.all(statuses)).filter((status) => status < 400 || status >= 500)
console.log(JSON.stringify({ requests: statuses.length, accepted: accepted.length }))
