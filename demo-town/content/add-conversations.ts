import type { Product } from '../../apps/server/src/compose.ts'
import type { Member } from '../../apps/server/src/platform/access.ts'
import type { DemoHome } from './demo-home.ts'
import { readPictures } from './pictures.ts'
import { toReceived } from './received-file.ts'
import { turnBackChat } from './turn-back-chat.ts'
import { type Conversation, inArabic, inEnglish } from './words/conversations.ts'

/** In whose inbox one looks first. */
const ofFirstLister = 8
const ofOthers = 24
/** Nobody begins more in an hour. */
const maxOfOneSeeker = 9
const names = ['Daniel Weber', 'Leila Nasser', 'Hugo Martins', 'Sofia Reis', 'Pedro Almeida', 'Yuki Tanaka']

/** People talk about homes with those who list them; the newest conversation is the first lister's. */
export async function addConversations(product: Product, homes: DemoHome[], ids: number[], listerIds: number[]) {
  const seekerIds = await addSeekers(product)
  const open = [...homes.entries()].filter(([, home]) => home.fate.end === 'open' && !home.isPremium)
  const own = open.filter(([, home]) => home.lister === 0).slice(0, ofFirstLister)
  const others = open.filter(([, home]) => home.lister !== 0).slice(0, ofOthers)
  const wanted = [...own, ...others].slice(0, seekerIds.length * maxOfOneSeeker)
  for (const [number, [index, home]] of wanted.entries()) {
    const scripts = home.language === 'ar' ? inArabic : inEnglish
    const [script, seekerId] = [scripts[number % scripts.length], seekerIds[number % seekerIds.length]]
    const [propertyId, listerId] = [ids[index], listerIds[home.lister]]
    if (!script || !seekerId || !propertyId || !listerId) continue
    const chatId = await talk(product, script, { propertyId, listerId, seekerId })
    await turnBackChat(product.pool, chatId, { lines: script.lines, hoursAgo: 0.3 + number ** 1.6 })
  }
}

type Pair = { propertyId: number; listerId: number; seekerId: number }

async function talk(product: Product, { lines, end }: Conversation, { propertyId, listerId, seekerId }: Pair) {
  const { send, reading, changing } = product.chat
  const memberOf = (accountId: number): Member => ({ accountId, permissions: [] })
  const [seeker, lister] = [memberOf(seekerId), memberOf(listerId)]
  let [chatId, last] = [0, 0]
  for (const { by, text, picture, taken } of lines) {
    const [from, accountId] = by === 'seeker' ? [seeker, listerId] : [lister, seekerId]
    // All of it is said within a moment; only here does nobody have to wait.
    await product.pool.query(`delete from rate_window where key in ($1, $2)`, [`chat:${seekerId}`, `chat:${listerId}`])
    const said = await send(from, { accountId, propertyId, text, ...(picture && { file: photograph() }) })
    if (taken) await changing.remove(from, { accountId, propertyId, messageId: said.messageId })
    ;[chatId, last] = [said.chatId, said.sequence]
  }
  const marked = { chatId, deliveredSequence: last, readSequence: last }
  await reading.mark(seeker, marked)
  if (end === 'delivered') await reading.mark(lister, { chatId, deliveredSequence: last, readSequence: last - 1 })
  else if (end === 'unread') await reading.mark(lister, { chatId, deliveredSequence: last, readSequence: 1 })
  else await reading.mark(lister, marked)
  if (end === 'blocked') await product.blocks.block(lister, { accountId: seekerId, reason: 'Asked for bank details' })
  if (end === 'muted') await changing.update(lister, { chatId, isMuted: true })
  if (end === 'archived') await changing.update(lister, { chatId, isArchived: true })
  return chatId
}

function photograph() {
  const { homesOf, roomOf } = readPictures()
  const shown = homesOf('midrise').flatMap(({ pictures }) => pictures)
  const picture = shown.find((file) => roomOf(file) === 'living_room') ?? shown[0]
  if (!picture) throw new Error('There is no picture of a living room')
  return toReceived(picture, 'By daylight.jpg')
}

async function addSeekers({ db }: Product): Promise<number[]> {
  const rows = await db
    .insertInto('account')
    .values(names.map((name, index) => ({ email: `seeker-${index + 1}@demo.gable.test`, name })))
    .onConflict((known) => known.column('email').doUpdateSet((eb) => ({ name: eb.ref('excluded.name') })))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}
