import type { Call } from '@gable/contract/call'
import * as z from 'zod'
import { objectKinds } from '../world/objects.ts'
import { type Cell, describeCell, endpointOf } from './cells.ts'
import type { Row } from './row.ts'

/** Names of things that belong to nobody, or that are proofs, wishes or names at other sites. */
const impersonal = new Set([
  ...['category_id', 'category_slug_id', 'parameter_id', 'reason_id'],
  ...['category_ids', 'outdoor_facilitiy_ids', 'topic_id', 'home_category_id'],
  ...['challenge_id', 'credential_id', 'auth_id', 'firebase_id', 'fcm_id'],
  // What the sender of a message calls it.
  'message_id',
  // Where a page of one’s own list goes on.
  'before_id',
  ...['facebook_id', 'twiiter_id', 'instagram_id', 'youtube_id'],
])
/** Names of kinds that the contract knows before the server does; once the kind is in `objectKinds`, they want rows. */
const toCome: Record<string, string> = {}
const isToCome = (name: string) => name in toCome && !((toCome[name] ?? '') in objectKinds)
const looksLikeId = /(^|_)(id|ids|slug)$|^userid$/

/** What stands in the contract or in the server and is not declared, each with what to do about it. */
export function findUndeclared(rows: Row[], cells: Cell[], calls: Record<string, Call>, routes: Set<string>): string[] {
  const declared = new Set(rows.map(endpointOf))
  const doors = new Set(Object.values(calls).map((call) => `${call.method} /api${call.path}`))
  return [
    ...Object.entries(calls)
      .filter(([, call]) => !rows.some((row) => 'call' in row && row.call === call))
      .map(([name, call]) => `${name} (${call.path}) has no row: add row(${name}, …) or rowAbout(${name}, …)`),
    ...[...doors].filter((door) => !routes.has(door)).map((door) => `${door} is in the contract, and nobody serves it`),
    ...[...routes]
      .filter((route) => !declared.has(route) && !doors.has(route))
      .map((route) => `${route} is served outside the contract: add outside('${route}') to rows-site.ts`),
    ...[...declared].filter((door) => !routes.has(door)).map((door) => `${door} has a row, and nobody serves it`),
    ...rows.flatMap((row) => ('call' in row ? namesNotAskedFor(row.call, rows) : [])),
    ...cells
      .filter(({ expected }) => expected === undefined)
      .map((cell) => `${describeCell(cell)}: add '${cell.state}' to the row's \`when\``),
  ].filter((line, index, all) => all.indexOf(line) === index)
}

/** A field that looks like the name of an object wants a row that fills it with objects in every state. */
function namesNotAskedFor(call: Call, rows: Row[]): string[] {
  const schema = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' })
  const asked = new Set(rows.flatMap((row) => ('call' in row && row.call === call ? [row.by] : [])))
  return Object.entries(schema.properties ?? {})
    .filter(
      ([name, field]) =>
        looksLikeId.test(name) && !impersonal.has(name) && !isToCome(name) && !asked.has(name) && !isIgnored(field),
    )
    .map(
      ([name]) =>
        `${call.path} takes \`${name}\`: add rowAbout(…, { names: <kind>, by: '${name}' }), or if it names nothing ` +
        'that belongs to somebody, add it to `impersonal`',
    )
}

/** Accepted from old clients and never read; the contract says so. */
const isIgnored = (field: unknown) =>
  /^(Accepted and ignored|A wish)/.test((field as { description?: string }).description ?? '')
