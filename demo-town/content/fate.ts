import type { End, Facts, Fate, Language } from './demo-home.ts'
import type { Luck } from './luck.ts'
import { roundPrice, roundRent } from './price.ts'

const ends: Record<End, number> = {
  open: 84,
  pending: 3,
  rejected: 1.5,
  paused: 2,
  taken: 5,
  offered: 2,
  expired: 2.5,
}
const reasons: Record<Language, string[]> = {
  en: [
    'The photographs show another flat than the floor plan. Please send those of this one.',
    'The address leads to a building that is not in Lunara. Please move the pin to the front door.',
    'The text promises a return on investment. Please describe the home instead.',
  ],
  ar: [
    'الصور لا تطابق مخطط الشقة. نرجو إرسال صور هذه الشقة نفسها.',
    'العنوان يشير إلى مبنى آخر. نرجو وضع الدبوس على الباب الرئيسي.',
    'يذكر النص رقم هاتف. نرجو حذفه، فالموقع يعرضه عند الطلب.',
  ],
}

/** Each is noted by itself; a listing that everybody looks at need not have more. */
const maxViews = 1_500

/** What became of a listing since it was posted: the young are many, as on any site. */
export function fateOf({ deal, near }: Facts, price: number, language: Language, luck: Luck): Fate {
  const end = luck.weigh(ends)
  const isWaiting = end === 'pending' || end === 'rejected'
  const days = end === 'expired' ? luck.between(90, 130) : 0.02 + luck.next() ** 2.1 * (isWaiting ? 6 : 86)
  const earlier = isWaiting ? [] : pricesBefore(price, days, deal, luck)
  const perDay = Math.exp(luck.normal() * 0.8 + 0.4) * (near.beach < 600 ? 1.6 : 1)
  return {
    end,
    days,
    earlier,
    views: isWaiting ? 0 : Math.round(Math.min(maxViews, perDay * Math.min(days, 45))),
    ...(end === 'rejected' && { reason: luck.pick(reasons[language]) }),
  }
}

/** One listing in four has had another price; most of those were higher. */
function pricesBefore(price: number, days: number, deal: Facts['deal'], luck: Luck): Fate['earlier'] {
  if (days < 9 || !luck.isOne(0.28)) return []
  const round = deal === 'rent' ? roundRent : roundPrice
  const steps = luck.isOne(0.3) && days > 40 ? 2 : 1
  let later = price
  const earlier: Fate['earlier'] = []
  for (let step = 1; step <= steps; step += 1) {
    later = round(later * (luck.isOne(0.82) ? luck.between(1.02, 1.09) : luck.between(0.95, 0.985)))
    if (later !== (earlier[0]?.price ?? price)) earlier.unshift({ price: later, days: (days * step) / (steps + 1) })
  }
  return earlier
}
