import { lookup as resolve } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

const listOf = (family: 'ipv4' | 'ipv6', ranges: string[]) => {
  const list = new BlockList()
  for (const range of ranges) {
    const [network = '', length] = range.split('/')
    list.addSubnet(network, Number(length), family)
  }
  return (address: string) => list.check(address, family)
}

/** Whatever is not the open internet: ourselves, neighbours, the services of a cloud, and ranges for other purposes. */
const isInner4 = listOf('ipv4', [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
])
/** Addresses of the fourth version in the clothes of the sixth are among them: nobody needs those here. */
const isInner6 = listOf('ipv6', [
  ...['::/96', '::ffff:0:0/96', '64:ff9b::/96', '64:ff9b:1::/48', '100::/64', '2001::/23', '2001:db8::/32'],
  ...['2002::/16', 'fc00::/7', 'fe80::/10', 'fec0::/10', 'ff00::/8'],
])

export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !isInner4(address)
  return version === 6 && !isInner6(address)
}

/**
 * For connections to where somebody else says: a name with any address that is not public leads nowhere. The checked
 * address is the one that is connected to, so a name that changes its mind in between changes nothing.
 */
export const lookupPublic: LookupFunction = (hostname, options, done) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '', 0)
    const hidden = addresses.find(({ address }) => !isPublicAddress(address))
    const [first] = addresses
    if (hidden || !first) return done(new Error(`${hostname} is not in the open internet`), '', 0)
    return options.all ? done(null, addresses) : done(null, first.address, first.family)
  })
}
