/** Where to go after signing in: a path of this site and nothing else, whatever the address says. */
export function safeNext(next: string | null, fallback: string): string {
  // `//evil.example` and `/\evil.example` leave the site, and a control character hides either.
  if (!next || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next)) return fallback
  return next
}
