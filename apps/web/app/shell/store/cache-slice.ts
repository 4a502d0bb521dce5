import type { Category } from '@gable/contract/catalogue'
import { callSucceeded, fetchTime, isCallTo, isUnderWay } from './call-events.ts'
import { type AnyAction, createAction } from './create-action.ts'

export type CacheState = {
  loading: boolean
  lastFetch: number | null
  /** As the pages last had them, without their parameters. */
  categories: Pick<Category, 'id' | 'slug' | 'name' | 'icon'>[]
  /** A chat opened with a person one has not written to before. */
  newUserChatData: { userId: number; propertyId: number } | null
  /** The query string of the last search; the address of the page wins over it. */
  filterData: string | null
  articleCategoryId: number | null
  /** How many homes the slider of the home page has. */
  sliderDataLength: number
  /** Whether the last search was one for projects. */
  isProject: boolean
  /** The reader's position. */
  locationData: { latitude: number; longitude: number } | null
}

const initialState: CacheState = {
  loading: false,
  lastFetch: null,
  categories: [],
  newUserChatData: null,
  filterData: null,
  articleCategoryId: null,
  sliderDataLength: 0,
  isProject: false,
  locationData: null,
}

export const categoriesReceived = createAction<{ data: CacheState['categories']; at: number }>(
  'cache/categoriesReceived',
)
export const searchRemembered = createAction<string>('cache/searchRemembered')
export const sliderReceived = createAction<number>('cache/sliderReceived')
export const articleCategoryChosen = createAction<number | null>('cache/articleCategoryChosen')
export const projectsSearched = createAction<boolean>('cache/projectsSearched')
export const newChatOpened = createAction<CacheState['newUserChatData']>('cache/newChatOpened')
export const positionReceived = createAction<CacheState['locationData']>('cache/positionReceived')

export function cacheReducer(state = initialState, action: AnyAction): CacheState {
  if (categoriesReceived.match(action)) {
    return { ...state, categories: action.payload.data, lastFetch: action.payload.at }
  }
  if (searchRemembered.match(action)) return { ...state, filterData: action.payload }
  if (sliderReceived.match(action)) return { ...state, sliderDataLength: action.payload }
  if (articleCategoryChosen.match(action)) return { ...state, articleCategoryId: action.payload }
  if (projectsSearched.match(action)) return { ...state, isProject: action.payload }
  if (newChatOpened.match(action)) return { ...state, newUserChatData: action.payload }
  // The next reader of this browser may be another.
  if (callSucceeded.match(action) && isCallTo(action, '/before-logout')) return { ...state, newUserChatData: null }
  if (positionReceived.match(action)) return { ...state, locationData: action.payload }
  if (isCallTo(action, '/get_categories')) return { ...state, loading: isUnderWay(action), ...fetchTime(action) }
  return state
}
