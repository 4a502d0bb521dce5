import { setTimeout as delay } from 'node:timers/promises'
import { pixelBomb } from '../../apps/server/src/test/pixel-bomb.ts'
import { type Form, makeForm, post, type Product } from './posting.ts'

const perSecond = 10
const heavyBytes = 20 * 2 ** 20

/** What somebody sends who wants the machine for themselves: too many pixels, too heavy, too many, no picture at all. */
export async function makeFlood(): Promise<Form[]> {
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

/** At a steady pace, whatever is answered; says how many came and how many of them were not refused. */
export async function flood(product: Product, forms: Form[], until: () => boolean) {
  const statuses: Promise<number>[] = []
  const started = performance.now()
  for (let index = 0; !until(); index += 1) {
    const form = forms[index % forms.length]
    // Who is refused while still sending may see the connection end.
    if (form) statuses.push(post(product, form).catch(() => 413))
    await delay(Math.max(0, started + ((index + 1) * 1000) / perSecond - performance.now()))
  }
  const accepted = (await Promise.all(statuses)).filter((status) => status < 400 || status >= 500)
  return { requests: statuses.length, accepted: accepted.length }
}
