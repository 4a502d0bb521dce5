// The zero of each script whose digits people type; the other nine follow it in order.
const zeros = [
  0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x0e50, 0x0ed0, 0x1040,
  0x17e0,
]
const latinDigits = new Map(
  zeros.flatMap((zero) => Array.from({ length: 10 }, (_, digit) => [String.fromCodePoint(zero + digit), `${digit}`])),
)

/** Arabic, Persian, Indic and South-East Asian digits as 0–9; everything else is left as it is. */
export function toLatinDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => latinDigits.get(digit) ?? digit)
}
