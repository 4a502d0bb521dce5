import { forget, keep, recall } from '#app/shared/remembered.ts'

const name = 'gable:scroll'
/** After that it is another visit. */
const lastsMs = 10_000

/** Another language is another document: what somebody was reading should be in view there as well. */
export function keepScroll() {
  const share = scrollY / Math.max(1, document.documentElement.scrollHeight - innerHeight)
  keep(name, JSON.stringify({ share, at: Date.now() }))
}

/** By its share of the page, which is longer in some languages than in others. */
export function restoreKeptScroll() {
  const kept = recall(name)
  if (kept === null) return
  forget(name)
  const { share, at } = JSON.parse(kept) as { share: number; at: number }
  if (Date.now() - at > lastsMs || !(share > 0)) return
  scrollTo({ top: share * (document.documentElement.scrollHeight - innerHeight), behavior: 'instant' })
}
