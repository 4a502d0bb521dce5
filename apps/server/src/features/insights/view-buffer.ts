import type { Visitor } from './visitor.ts'

export type View = { day: string; propertyId: number; visitor: Visitor }

type Options<Noted> = {
  save: (views: Noted[]) => Promise<void>
  onFailed: (error: unknown) => void
  /** There was no room: the database has been away for long. */
  onLost: () => void
  most?: number
  maxOfOne?: number
  waitMs?: number
}

const batch = 1_000

/** Keeps views for some seconds, each of a visitor once, so that a crowd costs a few statements. */
export function createViewBuffer<Noted extends { visitor: Visitor } = View>({
  save,
  onFailed,
  onLost,
  most = 20_000,
  maxOfOne = 1_000,
  waitMs = 5_000,
}: Options<Noted>) {
  const waiting = new Map<string, Noted>()
  /** How much of it each network or member has sent: one of them alone cannot take the room of all. */
  const sentBy = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  let underWay: Promise<void> | undefined

  async function saveAll() {
    clearTimeout(timer)
    timer = undefined
    while (waiting.size > 0) {
      const taken = [...waiting].slice(0, batch)
      await save(taken.map(([, view]) => view))
      // Only now: until it is written, a repetition finds it here.
      for (const [key, view] of taken) remove(key, view)
    }
  }

  function remove(key: string, { visitor }: Noted) {
    const source = sourceOf(visitor)
    const left = (sentBy.get(source) ?? 0) - 1
    waiting.delete(key)
    if (left > 0) sentBy.set(source, left)
    else sentBy.delete(source)
  }

  function flush(): Promise<void> {
    underWay ??= saveAll()
      .catch(onFailed)
      .finally(() => {
        underWay = undefined
        if (waiting.size > 0) wait()
      })
    return underWay
  }

  function wait() {
    timer ??= setTimeout(() => void flush(), waitMs).unref()
  }

  return {
    note(view: Noted) {
      const key = JSON.stringify(view)
      if (waiting.has(key)) return
      if (waiting.size >= most) return onLost()
      const source = sourceOf(view.visitor)
      const sent = sentBy.get(source) ?? 0
      // Not lost but made up: nobody looks at so much.
      if (sent >= maxOfOne) return
      sentBy.set(source, sent + 1)
      waiting.set(key, view)
      wait()
    },
    flush,
    /** Writes what is waiting; what cannot be written now is lost. */
    async close() {
      await flush()
      clearTimeout(timer)
    },
  }
}

/** Whatever they call their browser. */
const sourceOf = (visitor: Visitor) =>
  'accountId' in visitor ? `account ${visitor.accountId}` : `network ${visitor.network}`
