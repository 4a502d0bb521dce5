/** So many bits of the hash have to be zero: a moment for one form, hours for a million. */
export const proofBits = 16
/** Nobody reads a form and writes an answer in less. */
export const leastFormSeconds = 3

const primes = [
  2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97, 101,
].concat(
  [103, 107, 109, 113, 127, 131, 137, 139, 149, 151, 157, 163, 167, 173, 179, 181, 191, 193, 197, 199, 211, 223, 227],
  [229, 233, 239, 241, 251, 257, 263, 269, 271, 277, 281, 283, 293, 307, 311],
)
const fraction = (value: number) => ((value - Math.floor(value)) * 2 ** 32) | 0
const constants = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)))
const start = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))

const encoder = new TextEncoder()
const rotate = (word: number, by: number) => (word >>> by) | (word << (32 - by))

/** SHA-256 of one short text, as 32-bit words: the browser's own answers by a promise, which is slow a million times. */
export function hashWords(text: string): number[] {
  const bytes = encoder.encode(text)
  const length = Math.ceil((bytes.length + 9) / 64) * 64
  const padded = new Uint8Array(length)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(length - 4, bytes.length * 8)
  const state = Int32Array.from(start)
  for (let at = 0; at < length; at += 64) mixBlock(state, view, at)
  return Array.from(state)
}

const schedule = new Int32Array(64)

/** The names are those of the standard, FIPS 180-4. No lists are made here: this runs a hundred thousand times. */
function mixBlock(state: Int32Array, view: DataView, at: number) {
  for (let index = 0; index < 16; index += 1) schedule[index] = view.getInt32(at + index * 4)
  for (let index = 16; index < 64; index += 1) schedule[index] = extend(index)
  let a = state[0] ?? 0
  let b = state[1] ?? 0
  let c = state[2] ?? 0
  let d = state[3] ?? 0
  let e = state[4] ?? 0
  let f = state[5] ?? 0
  let g = state[6] ?? 0
  let h = state[7] ?? 0
  for (let index = 0; index < 64; index += 1) {
    const sum1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const first = (h + sum1 + ((e & f) ^ (~e & g)) + (constants[index] ?? 0) + (schedule[index] ?? 0)) | 0
    const sum0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const second = (sum0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  const mixed = [a, b, c, d, e, f, g, h]
  for (let index = 0; index < 8; index += 1) state[index] = (state[index] ?? 0) + (mixed[index] ?? 0)
}

function extend(index: number) {
  const near = schedule[index - 15] ?? 0
  const far = schedule[index - 2] ?? 0
  const low = rotate(near, 7) ^ rotate(near, 18) ^ (near >>> 3)
  const high = rotate(far, 17) ^ rotate(far, 19) ^ (far >>> 10)
  return ((schedule[index - 16] ?? 0) + low + (schedule[index - 7] ?? 0) + high) | 0
}

/** Whether a text proves that somebody's machine has worked for it. */
export const isProof = (challenge: string, answer: string): boolean =>
  (hashWords(`${challenge}:${answer}`)[0] ?? -1) >>> (32 - proofBits) === 0
