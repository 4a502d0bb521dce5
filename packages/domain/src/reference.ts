/** Letters and digits that nobody mistakes for one another, read aloud or copied by hand. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const base = BigInt(alphabet.length)
const shortest = 6
// Coprime to the base, so that every id keeps a reference of its own and neighbours look nothing alike.
const factor = 480_281_747_891n
const shape = new RegExp(`^G-?([${alphabet}]{${shortest},9})$`)

/** The short number of a listing, to say on the telephone: made from the id and turned back into it, never stored. */
export function toReference(id: number): string {
  const length = lengthFor(BigInt(id))
  let rest = (BigInt(id) * factor) % base ** BigInt(length)
  let digits = ''
  for (let place = 0; place < length; place += 1) {
    digits = alphabet[Number(rest % base)] + digits
    rest /= base
  }
  return `G-${digits}`
}

/** The id behind a reference in any case, with or without its dash; nothing if it is no reference. */
export function fromReference(text: string): number | undefined {
  const digits = shape.exec(text.trim().toUpperCase())?.[1]
  if (!digits) return undefined
  const size = base ** BigInt(digits.length)
  const value = [...digits].reduce((sum, digit) => sum * base + BigInt(alphabet.indexOf(digit)), 0n)
  const id = (value * inverse(factor, size)) % size
  return id > 0n && lengthFor(id) === digits.length ? Number(id) : undefined
}

function lengthFor(id: bigint): number {
  let length = shortest
  while (id >= base ** BigInt(length)) length += 1
  return length
}

/** By Euclid: what undoes the multiplication. */
function inverse(value: bigint, size: bigint): bigint {
  let [rest, next, share, nextShare] = [value % size, size, 1n, 0n]
  while (next > 0n) {
    const times = rest / next
    ;[rest, next, share, nextShare] = [next, rest - times * next, nextShare, share - times * nextShare]
  }
  return ((share % size) + size) % size
}
