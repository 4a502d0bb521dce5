import { sql } from 'kysely'
import type { Events } from '../events.ts'
import type { Tx } from './db.ts'

type EventName = keyof Events
type SubjectOf<Name> = Name extends `${infer Subject}.${string}` ? Subject : never

/** One event, or with a star everything that happens to one kind of subject. */
type Topic = EventName | `${SubjectOf<EventName>}.*`

/** Runs in the transaction of the change and after its statements, once for all subjects that changed together. */
export type Subscriber = { topic: Topic; run: (tx: Tx, subjectIds: number[]) => Promise<void> }

type About = {
  subjectIds: readonly number[]
  /** Nobody, when a command or a job did it. */
  actorId: number | null
}
type Detail<Name extends EventName> = Events[Name] extends undefined
  ? { detail?: undefined }
  : { detail: Readonly<Events[Name]> }
export type NewEvent = { [Name in EventName]: { name: Name } & About & Detail<Name> }[EventName]

export type EventLog = ReturnType<typeof createEventLog>

/** The history, which nothing ever rewrites, and those who act on what is written there. */
export function createEventLog() {
  const subscribers: Subscriber[] = []

  return {
    subscribe(...more: Subscriber[]) {
      subscribers.push(...more)
    },

    /** Events of one change belong in one call: whoever subscribed to several of them is called once. */
    async record(tx: Tx, ...events: NewEvent[]) {
      for (const event of events) await append(tx, event)
      for (const { topic, run } of subscribers) {
        const about = events.filter(({ name }) => matches(topic, name)).flatMap(({ subjectIds }) => subjectIds)
        // In one order, so that two changes of the same subjects do not wait for each other.
        const ids = [...new Set(about)].toSorted((one, other) => one - other)
        if (ids.length > 0) await run(tx, ids)
      }
    },
  }
}

const matches = (topic: Topic, name: EventName) =>
  topic.endsWith('.*') ? name.startsWith(topic.slice(0, -1)) : name === topic

async function append(tx: Tx, { name, subjectIds, actorId, detail }: NewEvent) {
  await sql`
    insert into event (name, subject_id, actor_id, detail)
    select ${name}::text, subject_id, ${actorId}::bigint, ${JSON.stringify(detail ?? {})}::jsonb
    from unnest(${subjectIds}::bigint[]) as subject_id`.execute(tx)
}
