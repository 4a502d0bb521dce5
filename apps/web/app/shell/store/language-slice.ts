import { type LanguageCode, languages } from '@gable/i18n/languages'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { concerns, isUnderWay } from './call-events.ts'

export type LanguageState = {
  languages: { code: LanguageCode; name: string }[]
  loading: boolean
  /** What the reader chose; reading a page in a language is no choice. */
  selectedLanguage: LanguageCode | null
}

const initialState: LanguageState = {
  languages: languages.map(({ code, nativeName }) => ({ code, name: nativeName })),
  loading: false,
  selectedLanguage: null,
}

export const languageSlice = createSlice({
  name: 'language',
  initialState,
  reducers: {
    languageSelected(state, { payload }: PayloadAction<LanguageCode>) {
      state.selectedLanguage = payload
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(concerns('/get_languages'), (state, action) => {
      state.loading = isUnderWay(action)
    })
  },
})
export const { languageSelected } = languageSlice.actions
