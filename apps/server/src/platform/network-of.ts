import { isIPv6 } from 'node:net'

/** What limits count by. An IPv6 customer holds a whole /64, so all of its addresses are one. */
export const networkOf = (ip: string): string => mappedOf(ip) ?? (isIPv6(ip) ? prefixOf(ip, 4) : ip)

/** Many hold a /56 or a /48, that is up to 65,536 of the above; an address of IPv4 has nothing wider worth counting. */
export const wideNetworkOf = (ip: string): string | undefined =>
  mappedOf(ip) === undefined && isIPv6(ip) ? prefixOf(ip, 3) : undefined

const mappedOf = (ip: string) => /^::ffff:(\d+(?:\.\d+){3})$/i.exec(ip)?.[1]

/** So many groups of sixteen bits. */
function prefixOf(ip: string, length: number): string {
  const [head = '', tail = ''] = (ip.split('%')[0] ?? '').split('::')
  const groups = head === '' ? [] : head.split(':')
  const missing = 8 - groups.length - (tail === '' ? 0 : tail.split(':').length)
  const filled = ip.includes('::') ? [...groups, ...Array<string>(missing).fill('0'), ...tail.split(':')] : groups
  const prefix = filled.slice(0, length).map((group) => Number.parseInt(group || '0', 16).toString(16))
  return `${prefix.join(':')}::/${length * 16}`
}
