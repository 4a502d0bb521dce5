import type { HomeUnit, PlotUnit } from '@gable/domain/reader-units'
import { useRevalidator } from 'react-router'
import { useSite } from './site.ts'

export type AreaChoice = { home: HomeUnit; plot: PlotUnit }

export const areaCookie = 'area'
const yearSeconds = 31_536_000

/** Remembered by the browser for the server, which writes the pages, and of members by their account for all devices. */
export function useChooseArea(): (choice: AreaChoice) => Promise<void> {
  const { account } = useSite()
  const { revalidate } = useRevalidator()
  return async (choice) => {
    // oxlint-disable-next-line unicorn/no-document-cookie -- the cookie store is not in every browser yet
    document.cookie = `${areaCookie}=${choice.home}.${choice.plot}; path=/; max-age=${yearSeconds}; samesite=lax`
    // The device follows even if the account cannot.
    if (account) await import('./save-area-choice.ts').then((save) => save.saveAreaChoice(choice)).catch(() => {})
    await revalidate()
  }
}
