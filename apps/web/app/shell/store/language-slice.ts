import { builtInLanguages, type LanguageCode } from '@gable/i18n/languages'
import { isCallTo, isUnderWay } from './call-events.ts'
import { type AnyAction, createAction } from './create-action.ts'

export type LanguageState = {
  languages: { code: LanguageCode; name: string }[]
  loading: boolean
  /** What the reader chose; reading a page in a language is no choice. */
  selectedLanguage: LanguageCode | null
}

const initialState: LanguageState = {
  languages: builtInLanguages.map(({ code, nativeName }) => ({ code, name: nativeName })),
  loading: false,
  selectedLanguage: null,
}

export const languageSelected = createAction<LanguageCode>('language/languageSelected')

export function languageReducer(state = initialState, action: AnyAction): LanguageState {
  if (languageSelected.match(action)) return { ...state, selectedLanguage: action.payload }
  if (isCallTo(action, '/get_languages')) return { ...state, loading: isUnderWay(action) }
  return state
}
