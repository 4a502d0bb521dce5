/** As people write it, with spaces and small letters, or as banks do. */
export const toIban = (said: string): string => said.replaceAll(/\s/g, '').toUpperCase()

/** Whether its check digits are those of the rest: a slip in one place is always found. */
export function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((sign) => String(parseInt(sign, 36))).join('')
  return BigInt(digits) % 97n === 1n
}
