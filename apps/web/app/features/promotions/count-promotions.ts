/** So long cards that come into view together wait for each other. */
const waitMs = 1_000
const seen = new Set<number>()
let waiting = new Set<number>()

/** As a beacon it needs none of the code that calls need, and is sent even when the reader leaves at once. */
function send(ids: readonly number[], wasOpened: boolean) {
  const body = JSON.stringify({ advertisement_ids: ids, ...(wasOpened && { was_opened: 1 }) })
  navigator.sendBeacon('/api/count-promotions', new Blob([body], { type: 'application/json' }))
}

function noteSeen(id: number) {
  if (seen.has(id)) return
  seen.add(id)
  if (waiting.size === 0) {
    setTimeout(() => {
      send([...waiting], false)
      waiting = new Set()
    }, waitMs)
  }
  waiting.add(id)
}

/**
 * Tells the server when the card around this label is really seen, and when it is opened: without a cookie, and nothing
 * of where else the reader was. Answers how to stop.
 */
export function watchPromotion(label: HTMLElement, id: number): () => void {
  const card = label.closest('article') ?? label
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      noteSeen(id)
    },
    { threshold: 0.5 },
  )
  observer.observe(card)
  const open = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link && !label.contains(link)) send([id], true)
  }
  card.addEventListener('click', open)
  return () => {
    observer.disconnect()
    card.removeEventListener('click', open)
  }
}
