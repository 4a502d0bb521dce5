import { useSyncExternalStore } from 'react'
import { useSite } from './site.ts'
import { type ThemeChoice, themeCookie, toThemeChoice } from './theme-choice.ts'

const yearSeconds = 31_536_000
const listeners = new Set<() => void>()

/** Takes effect at once and is remembered for the next page, which the server then sends in it. */
export function chooseTheme(choice: ThemeChoice) {
  const { dataset } = document.documentElement
  if (choice === 'auto') delete dataset.theme
  else dataset.theme = choice
  // oxlint-disable-next-line unicorn/no-document-cookie -- the cookie store is not in every browser yet
  document.cookie = `${themeCookie}=${choice}; path=/; max-age=${yearSeconds}; samesite=lax`
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  const system = matchMedia('(prefers-color-scheme: dark)')
  listeners.add(listener)
  system.addEventListener('change', listener)
  return () => {
    listeners.delete(listener)
    system.removeEventListener('change', listener)
  }
}

const readChoice = () => toThemeChoice(document.documentElement.dataset.theme)
const isDark = () => {
  const choice = readChoice()
  return choice === 'auto' ? matchMedia('(prefers-color-scheme: dark)').matches : choice === 'dark'
}

export function useThemeChoice(): ThemeChoice {
  const { theme } = useSite()
  return useSyncExternalStore(subscribe, readChoice, () => theme)
}

/** For what CSS cannot colour, such as the map. */
export function useIsDark(): boolean {
  return useSyncExternalStore(subscribe, isDark, () => false)
}
