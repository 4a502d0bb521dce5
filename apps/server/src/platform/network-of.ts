import { isIPv6 } from 'node:net'

/** What limits count by. An IPv6 customer holds a whole /64, so all of its addresses are one. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(ip)?.[1]
  if (mapped) return mapped
  if (!isIPv6(ip)) return ip
  const [head = '', tail = ''] = (ip.split('%')[0] ?? '').split('::')
  const groups = head === '' ? [] : head.split(':')
  const missing = 8 - groups.length - (tail === '' ? 0 : tail.split(':').length)
  const filled = ip.includes('::') ? [...groups, ...Array<string>(missing).fill('0'), ...tail.split(':')] : groups
  const prefix = filled.slice(0, 4).map((group) => Number.parseInt(group || '0', 16).toString(16))
  return `${prefix.join(':')}::/64`
}
