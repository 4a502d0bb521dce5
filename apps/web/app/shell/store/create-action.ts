export type AnyAction = { type: string; payload?: unknown }
type ActionOf<Payload> = { type: string; payload: Payload }

/** A function that makes actions of one type, and knows them again. */
export function createAction<Payload>(type: string) {
  const create = (payload: Payload): ActionOf<Payload> => ({ type, payload })
  const match = (action: AnyAction): action is ActionOf<Payload> => action.type === type
  return Object.assign(create, { type, match })
}
