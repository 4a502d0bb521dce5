/**
 * Where a request comes from, behind so many proxies that may be believed: each adds whom it was asked by at the end of
 * `X-Forwarded-For`, so what stands further in front was written by anybody.
 */
export function clientAddress(nearest: string, forwardedFor: string | undefined, trustedProxies: number): string {
  const before = (forwardedFor ?? '').split(',').map((address) => address.trim())
  const hops = [nearest, ...before.filter(Boolean).toReversed()]
  return hops[Math.min(trustedProxies, hops.length - 1)] ?? nearest
}
