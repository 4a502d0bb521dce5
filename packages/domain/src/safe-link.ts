const maxLetters = 2_000
/** Browsers drop or rewrite these on their way to the address, so that it is another one than was looked at. */
const misleading = /[\p{Cc}\p{Cf}\p{Z}<>"'`\\^{}|]/u

/** Where a link in a text of ours may lead: to a page by https, to an address of mail, or to a page of this site. */
export function isSafeLink(href: string): boolean {
  if (href === '' || href.length > maxLetters || misleading.test(href)) return false
  if (href.startsWith('#')) return true
  if (href.startsWith('/')) return !href.startsWith('//')
  if (/^mailto:[^\s@?]+@[^\s@?]+$/i.test(href)) return true
  if (!/^https:\/\/[^/]/i.test(href)) return false
  const address = URL.parse(href)
  // A name before the host makes one site look like another.
  return address?.protocol === 'https:' && address.username === '' && address.password === ''
}
