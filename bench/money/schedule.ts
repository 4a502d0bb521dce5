type Action = () => Promise<unknown>

/** What is to happen at which minute; what falls between two of them happens at the later one. */
export function createSchedule(minutes: readonly number[]) {
  const actions = new Map<number, Action[]>()
  const last = minutes.at(-1) ?? 0
  return {
    at(minute: number, action: Action) {
      const due = minutes.find((one) => one >= minute) ?? last
      actions.set(due, [...(actions.get(due) ?? []), action])
    },
    take(minute: number): Action[] {
      const due = actions.get(minute) ?? []
      actions.delete(minute)
      return due
    },
  }
}

export type Schedule = ReturnType<typeof createSchedule>
