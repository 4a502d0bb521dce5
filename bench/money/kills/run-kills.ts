import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { createRandom, type Random } from '../../search/random.ts'
import { auditDatabase } from '../audit-database.ts'
import { judgePayments, readPayments } from '../judge-payments.ts'
import { buy, type Buyer, type Purchase } from './buy.ts'
import { judgeCharges, readPaid } from './judge-kills.ts'
import { type KillWorld, openKillWorld } from './kill-world.ts'
import { repair } from './repair.ts'

type Options = { kills: number; seed: number; log: (line: string) => void }
type Victim = { name: 'api' | 'worker' | 'postgres'; kills: number; longestMs: number; kill: () => Promise<unknown> }
export type KillFigures = Awaited<ReturnType<typeof runKills>>

const buyersAtOnce = 4
const longestPauseMs = 800
/** It has to get something done in between, or there would be nothing to lose. */
const stepsBetween = 5
const mostPatienceMs = 10_000
/** Of so many the next dies while the api is still away. */
const overlapping = 0.25

/** People pay while everything that serves them is killed; afterwards who paid has the package, and nobody else. */
export async function runKills({ kills, seed, log }: Options) {
  const random = createRandom(seed)
  const world = await openKillWorld(random)
  const beganAt = Date.now()
  let isClean = false
  try {
    await Promise.all([world.api.ready(), world.worker.ready()])
    const victims = shareOut(world, kills)
    const purchases = await sellWhileKilling(world, victims, random, log)
    log(`${kills} kills, ${purchases.length} purchases; now the clock repairs`)
    const repaired = await repair(world, log)
    const judged = await judge(world, purchases)
    const audit = await auditDatabase(world.postgres.url)
    const seconds = (Date.now() - beganAt) / 1_000
    const ownEnds = world.api.figures.ownEnds + world.worker.figures.ownEnds
    isClean = judged.violations.length + audit.violations === 0
    return { victims, purchases, repaired, judged, audit, ownEnds, webhooks: world.local.webhooks.all.length, seconds }
  } finally {
    await world.close()
    if (isClean) rmSync(world.logs, { recursive: true, force: true })
    else log(`what the processes said is in ${world.logs}`)
  }
}

/** What the product made of all purchases, beside what the providers know. */
async function judge(world: KillWorld, purchases: Purchase[]) {
  const { all } = world.local.charges
  const rows = await readPaid(world)
  const sums = judgePayments(await readPayments(world, 0), all, purchases)
  return { ...sums, ...judgeCharges(rows, all, purchases), payments: rows.length }
}

function shareOut({ api, worker, postgres }: KillWorld, kills: number): Victim[] {
  const third = Math.floor(kills * 0.3)
  return [
    { name: 'api', kills: kills - 2 * third, longestMs: 150, kill: api.kill },
    { name: 'worker', kills: third, longestMs: 400, kill: worker.kill },
    {
      ...{ name: 'postgres', kills: third, longestMs: 400 },
      kill: async () => {
        await postgres.kill()
        await postgres.start()
      },
    },
  ]
}

async function sellWhileKilling(world: KillWorld, victims: Victim[], random: Random, log: (line: string) => void) {
  const over = new AbortController()
  const waiting = [...world.buyers]
  const purchases: Purchase[] = []
  const kill = async () => {
    const order = shuffle(
      random,
      victims.flatMap((victim) => Array.from({ length: victim.kills }, () => victim)),
    )
    for (const [index, victim] of order.entries()) {
      await letItWork(world, random, victim)
      await victim.kill()
      log(`kill ${index + 1}: ${victim.name}, ${purchases.length} purchases`)
    }
    await Promise.all([world.api.ready(), world.worker.ready()])
  }
  const sell = async () => {
    for (let buyer = next(waiting); buyer && !over.signal.aborted; buyer = next(waiting)) {
      purchases.push(await buy(world.shop, buyer))
      await delay(random.below(longestPauseMs))
    }
  }
  const killing = kill().finally(() => over.abort())
  await Promise.all([killing, ...Array.from({ length: buyersAtOnce }, sell)])
  return purchases
}

const next = (waiting: Buyer[]) => waiting.shift()

function shuffle<One>(random: Random, all: One[]): One[] {
  const keyed = all.map((one) => ({ one, key: random.next() }))
  return keyed.toSorted((one, other) => one.key - other.key).map(({ one }) => one)
}

/** Then a moment after somebody's step. The worker may be away meanwhile, unless it is the one. */
async function letItWork({ api, worker, shop }: KillWorld, random: Random, { name, longestMs }: Victim) {
  if (name === 'worker') await worker.ready()
  if (name === 'api' || random.next() >= overlapping) await api.ready()
  const signal = AbortSignal.timeout(mostPatienceMs)
  for (let steps = 0; steps < stepsBetween; steps += 1) {
    await once(shop.progress, 'step', { signal }).catch(() => undefined)
  }
  await delay(random.below(longestMs))
}
