import { ApiError } from '@gable/contract/client'
import { likeRecommendation, removeFeedPreferences, setFeedLearning, setFeedPreferences } from '@gable/contract/feed'
import { parseNumberInput } from '@gable/domain/number-input'
import { data } from 'react-router'
import { callerFor } from '#app/shell/api.server.ts'
import type { VisitArgs } from '#app/shell/visit.server.ts'

/** More than all fields of the form take. */
const maxBytes = 16_384

/** Does what a form of the page says; a refusal comes back to be read. */
export async function changeFeed(visit: VisitArgs) {
  const { request } = visit
  // The length is known before anything is read; a body without one is not from a form of ours.
  if (!(Number(request.headers.get('content-length') ?? Number.NaN) <= maxBytes)) throw data(null, { status: 413 })
  const form = await request.formData()
  const call = callerFor(visit)
  try {
    if (form.get('intent') === 'learn') await call(setFeedLearning, learningOf(form))
    else if (form.get('intent') === 'like') await call(likeRecommendation, likeOf(form))
    else if (form.get('intent') === 'forget') await call(removeFeedPreferences, {})
    else await call(setFeedPreferences, preferencesOf(form))
    return { refusal: null, savedAt: Date.now() }
  } catch (error) {
    if (error instanceof ApiError) return { refusal: { code: error.code }, savedAt: null }
    throw error
  }
}

const priceOf = (text: FormDataEntryValue | null) => {
  const price = parseNumberInput(String(text ?? ''))
  return price === undefined || price <= 0 ? undefined : Math.round(price)
}

const likeOf = (form: FormData) => ({ propertyId: Number(form.get('id')), isLiked: form.get('liked') === '1' })

const learningOf = (form: FormData) => ({
  ...(form.has('saved') && { learnsFromSaved: form.get('saved') === '1' }),
  ...(form.has('seen') && { learnsFromSeen: form.get('seen') === '1' }),
  ...(form.has('searches') && { learnsFromSearches: form.get('searches') === '1' }),
})

function preferencesOf(form: FormData) {
  const ids = (name: string) => form.getAll(name).map(Number).filter(Number.isSafeInteger)
  const [from, to] = [priceOf(form.get('min_price')), priceOf(form.get('max_price'))]
  const bedrooms = Number(form.get('bedrooms') ?? 0)
  const deal = form.get('deal')
  return {
    categoryIds: ids('category_ids'),
    facilityIds: ids('facility_ids'),
    ...((from !== undefined || to !== undefined) && {
      // Two prices the wrong way round are a slip of the pen.
      priceRange: from !== undefined && to !== undefined && from > to ? { from: to, to: from } : { from, to },
    }),
    ...((deal === 'sell' || deal === 'rent') && ({ deal } as const)),
    city: String(form.get('city') ?? '').slice(0, 200),
    ...(bedrooms > 0 && { bedrooms }),
  }
}
