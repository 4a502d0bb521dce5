export const themeChoices = ['light', 'dark', 'auto'] as const
export type ThemeChoice = (typeof themeChoices)[number]

export const themeCookie = 'theme'

export const toThemeChoice = (value: string | undefined): ThemeChoice =>
  themeChoices.find((choice) => choice === value) ?? 'auto'
