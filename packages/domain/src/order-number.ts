const digits = 10

/** What people read out and write on a transfer instead of the id: its first digits, in two groups. */
export function orderNumber(reference: string): string {
  const short = reference.replaceAll('-', '').slice(0, digits).toUpperCase()
  return `${short.slice(0, 5)}-${short.slice(5)}`
}

/** The ids that an order number can stand for, from the first to the last; nothing if it is none. */
export function referencesOf(said: string): { first: string; last: string } | undefined {
  const short = said.replaceAll(/[\s-]/g, '').toLowerCase()
  if (!/^[\da-f]{10}$/.test(short)) return undefined
  const toUuid = (rest: string) => `${short}${rest}`.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { first: toUuid('0'.repeat(22)), last: toUuid('f'.repeat(22)) }
}
