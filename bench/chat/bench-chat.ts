import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createClient } from '@gable/contract/client'
import { printReport } from '../report.ts'
import { countDisordered, judgeDeliveries } from './judge-deliveries.ts'
import { openOurPage } from './our-page.ts'
import { openPage } from './page.ts'
import { createLedger, type Ledger, runLoad, waitForRest } from './run-load.ts'
import { type Chat, type Kind, type Member, startChat } from './start-chat.ts'

/** Messages between open pages while a process is killed and Redis loses everything, and what bare socket.io needs for them. */
const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    sockets: { type: 'string', default: '2000' },
    rate: { type: 'string', default: '300' },
    seconds: { type: 'string', default: '60' },
  },
})
const sockets = Number(values.sockets)
const rate = Number(values.rate)
const seconds = Number(values.seconds)
const goals = { deliveredMs: 500, afterFaultMs: 10_000, cpu: 2 }
/** What a member may send in a minute, less what a fault makes them send late. */
const maxPerMember = 18
const log = (line: string) => console.error(line)
if (sockets % 2 === 1 || (rate * 60) / sockets > maxPerMember) {
  throw new Error(`An even number of at least ${Math.ceil((rate * 60) / maxPerMember)} sockets is needed for that rate`)
}

/** Processes start and sockets open before anything counts. */
const warmSeconds = Math.min(3, seconds / 6)
const calmSeconds = seconds / 3
const downMs = { process: 2_000, redis: 1_000 }
const openAtOnce = 50

async function openAll<Opened extends { isOpen: Promise<void> }>(open: (index: number) => Opened): Promise<Opened[]> {
  const opened: Opened[] = []
  while (opened.length < sockets) {
    const some = Array.from({ length: Math.min(openAtOnce, sockets - opened.length) }, (_, one) =>
      open(opened.length + one),
    )
    opened.push(...some)
    await Promise.all(some.map(({ isOpen }) => isOpen))
  }
  return opened
}

/** Of one message, while nothing is broken. */
async function measureCpu(chat: Chat): Promise<number> {
  await delay(warmSeconds * 1_000)
  const before = chat.cpuMs()
  await delay((calmSeconds - warmSeconds) * 1_000)
  return (chat.cpuMs() - before) / (rate * (calmSeconds - warmSeconds))
}

async function startBoth(chat: Chat, kind: Kind) {
  await Promise.all(chat.addresses.map((_, index) => chat.start(kind, index)))
}

async function measureBare(chat: Chat): Promise<number> {
  await startBoth(chat, 'bare')
  const ledger = createLedger()
  const open = (index: number) => {
    const { id, otherId } = chat.members[index] as Member
    const { addresses } = chat
    const onEvent = (_: string, value: unknown) => {
      const { messageId, senderId } = value as { messageId: string; senderId: number }
      if (senderId !== id) ledger.noteShown(messageId)
    }
    const page = openPage({ addresses, path: '/socket.io/', headers: { 'x-member': String(id) }, onEvent }, index >> 1)
    const say = (messageId: string, text: string) => page.ask('say', { id: messageId, to: otherId, text })
    return { ...page, say }
  }
  const pages = await openAll(open)
  const [cpu] = await Promise.all([measureCpu(chat), runLoad(pages, ledger, { rate, seconds: calmSeconds })])
  await waitForRest(ledger, goals.afterFaultMs)
  for (const page of pages) page.close()
  await Promise.all(chat.addresses.map((_, index) => chat.kill(index)))
  log(`bare: ${cpu.toFixed(3)} ms of processor a message, ${ledger.countWaiting()} never arrived`)
  return cpu
}

/** Says when. */
async function restartProcess(chat: Chat): Promise<number> {
  await delay(calmSeconds * 1_000)
  const killedAt = performance.now()
  log('one process is killed')
  await chat.kill(1)
  await delay(downMs.process)
  await chat.start('ours', 1)
  log(`it is back after ${Math.round(performance.now() - killedAt)} ms`)
  return killedAt
}

async function restartRedis(chat: Chat): Promise<number> {
  await delay(2 * calmSeconds * 1_000)
  const killedAt = performance.now()
  log('Redis is killed')
  await chat.restartRedis(downMs.redis)
  log(`it is back, empty, after ${Math.round(performance.now() - killedAt)} ms`)
  return killedAt
}

/** The two of a pair are at different processes. */
async function measureOurs(chat: Chat) {
  await startBoth(chat, 'ours')
  const ledger = createLedger()
  const { addresses } = chat
  const open = (index: number) => {
    const member = chat.members[index] as Member
    const headers = { 'x-forwarded-for': member.address }
    const calls = addresses.map((address) =>
      createClient({ baseUrl: `${address}/api`, readToken: () => member.token, headers }),
    )
    const onShown = ({ senderId, messageId }: { senderId: number; messageId: string }) => {
      if (senderId !== member.id) ledger.noteShown(messageId)
    }
    return openOurPage({ calls, addresses, member, onShown }, index % 2)
  }
  const pages = await openAll(open)
  while (!pages.every(({ isWhole }) => isWhole)) await delay(100)
  log(`${pages.length} sockets are open`)
  const lag = monitorEventLoopDelay({ resolution: 10 })
  lag.enable()
  const [cpu, processAt, redisAt] = await Promise.all([
    measureCpu(chat),
    restartProcess(chat),
    restartRedis(chat),
    runLoad(pages, ledger, { rate, seconds }),
  ])
  await waitForRest(ledger, goals.afterFaultMs)
  const judged = judgeDeliveries(ledger.deliveries(), [processAt, redisAt])
  const shown = pages.map((page) => page.shown().map(({ senderId, text }) => ({ senderId, number: Number(text) })))
  const disordered = shown.reduce((sum, one) => sum + countDisordered(one), 0)
  for (const page of pages) page.close()
  return { cpu, ...judged, disordered, kept: await countKept(chat, ledger), lagP99: lag.percentile(99) / 1e6 }
}

/** Every message once in the database, whatever was sent how often. */
async function countKept(chat: Chat, ledger: Ledger) {
  const { rows } = await chat.db.query<{ client_id: string }>('select client_id from chat_message')
  const kept = new Set(rows.map(({ client_id }) => client_id))
  return { lost: ledger.messageIds().filter((id) => !kept.has(id)).length, doubled: rows.length - kept.size }
}

const atMost = (id: string, unit: string, ours: number, goal: number) => ({
  ...{ id, unit, ours, goal, bare: 0, ratio: goal > 0 ? ours / goal : 0 },
  ok: ours <= goal,
})
const toRead = (id: string, unit: string, ours: number) => ({ ...atMost(id, unit, ours, 0), ok: true })

const chat = await startChat(sockets)
try {
  const bare = await measureBare(chat)
  const ours = await measureOurs(chat)
  const ratio = ours.cpu / bare
  const lines = [
    atMost('delivered-p99', 'ms', ours.p99, goals.deliveredMs),
    toRead('delivered-p50', 'ms', ours.p50),
    atMost('last-after-fault', 'ms', ours.afterFault, goals.afterFaultMs),
    atMost('lost', '', ours.lost + ours.kept.lost, 0),
    atMost('doubled', '', ours.doubled + ours.kept.doubled, 0),
    atMost('out-of-order', '', ours.disordered, 0),
    { id: 'cpu-a-message', unit: 'ms', ours: ours.cpu, bare, ratio, goal: goals.cpu, ok: ratio <= goals.cpu },
    toRead('lag-of-the-pages-p99', 'ms', ours.lagP99),
  ]
  printReport({ name: 'chat', params: { sockets, rate, seconds, downMs }, lines }, values.json)
} finally {
  await chat.stop()
}
