/**
 * How pages are looked at for barriers: each theme once and each direction once. What a page makes of one does not depend
 * on the other, and all four of every page would take twice as long.
 */
export const looks = [
  { theme: 'light', language: 'en', prefix: '' },
  { theme: 'dark', language: 'ar', prefix: '/ar' },
] as const
