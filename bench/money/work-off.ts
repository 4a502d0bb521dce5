import type { Random } from '../search/random.ts'
import type { Deliveries } from './deliveries.ts'
import { drawDeliveries, type History } from './history.ts'
import type { MoneyWorld, TakenJob } from './money-world.ts'
import type { Schedule } from './schedule.ts'

type Options = {
  world: MoneyWorld
  random: Random
  schedule: Schedule
  deliveries: Deliveries
  histories: History[]
  now: () => number
}

const parallel = 12
/** A worker that died after its work, and before it said so, does it again: one job in so many. */
const jobsForOneTwice = 20
const webhooksForOneForged = 8
const passing = new Set(['ProviderUnavailable', 'ProviderRefusal'])

/** Until nothing is left to do at this minute: what is planned, what jobs there are, and what providers tell because of it. */
export function workOff({ world, random, schedule, deliveries, histories, now }: Options) {
  let failed: TakenJob[] = []

  async function work(job: TakenJob) {
    try {
      await world.runJob(job)
    } catch (error) {
      if (!(error instanceof Error && passing.has(error.constructor.name))) throw error
      // What the clock asked about it asks again by itself.
      if (job.identifier === 'payments.webhook') failed.push(job)
    }
  }

  function listen() {
    const byReference = new Map(histories.map((history) => [history.reference, history]))
    for (const webhook of world.local.webhooks.all.splice(0)) {
      const history = byReference.get(webhook.reference)
      if (!history) continue
      for (const { inMinutes, copies } of drawDeliveries(random, history)) {
        const deliver = deliveries.copiesOf(webhook)
        for (let copy = 0; copy < copies; copy += 1) schedule.at(now() + inMinutes, deliver)
      }
      const other = histories[random.below(histories.length)]?.reference ?? ''
      if (random.below(webhooksForOneForged) > 0) continue
      schedule.at(now() + random.below(3), () => deliveries.forge(webhook, other))
    }
  }

  return async () => {
    let jobs = failed
    failed = []
    for (;;) {
      const actions = schedule.take(now())
      jobs = [...jobs, ...(await world.takeJobs())]
      if (actions.length + jobs.length === 0) return
      const works = jobs.flatMap((job) => (random.below(jobsForOneTwice) === 0 ? [job, job] : [job]))
      jobs = []
      await inAnyOrder([...actions, ...works.map((job) => () => work(job))], random)
      listen()
    }
  }
}

async function inAnyOrder(works: (() => Promise<unknown>)[], random: Random) {
  const waiting = works.map((work) => ({ work, place: random.next() })).toSorted((a, b) => a.place - b.place)
  const goOn = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await next.work()
  }
  await Promise.all(Array.from({ length: parallel }, goOn))
}
