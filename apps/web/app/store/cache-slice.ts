import type { Category } from '@gable/contract/catalogue'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { callSucceeded, concerns, isUnderWay } from './call-events.ts'

export type CacheState = {
  loading: boolean
  lastFetch: number | null
  categories: Category[]
  /** A chat opened with a person one has not written to before. */
  newUserChatData: { userId: number; propertyId: number } | null
  /** The query string of the last search; the address of the page wins over it. */
  filterData: string | null
  articleCategoryId: number | null
  sliderDataLength: number
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

export const cacheSlice = createSlice({
  name: 'cache',
  initialState,
  reducers: {
    categoriesReceived(state, { payload }: PayloadAction<Category[]>) {
      state.categories = payload
    },
    searchRemembered(state, { payload }: PayloadAction<string>) {
      state.filterData = payload
    },
    positionReceived(state, { payload }: PayloadAction<CacheState['locationData']>) {
      state.locationData = payload
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(concerns('/get_categories'), (state, action) => {
      state.loading = isUnderWay(action)
      if (callSucceeded.match(action)) state.lastFetch = action.payload.at
    })
  },
})
export const { categoriesReceived, searchRemembered, positionReceived } = cacheSlice.actions
