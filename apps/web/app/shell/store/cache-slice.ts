import type { Category } from '@gable/contract/catalogue'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { callSucceeded, concerns, isUnderWay } from './call-events.ts'

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

export const cacheSlice = createSlice({
  name: 'cache',
  initialState,
  reducers: {
    categoriesReceived(state, { payload }: PayloadAction<{ data: CacheState['categories']; at: number }>) {
      state.categories = payload.data
      state.lastFetch = payload.at
    },
    searchRemembered(state, { payload }: PayloadAction<string>) {
      state.filterData = payload
    },
    sliderReceived(state, { payload }: PayloadAction<number>) {
      state.sliderDataLength = payload
    },
    projectsSearched(state, { payload }: PayloadAction<boolean>) {
      state.isProject = payload
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
export const { categoriesReceived, searchRemembered, sliderReceived, projectsSearched, positionReceived } =
  cacheSlice.actions
