import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import type { ListingWork } from './use-listing-work.ts'

type Calls = {
  setActive: (id: number, isActive: boolean) => Promise<unknown>
  remove: (id: number) => Promise<unknown>
  restore: (id: number) => Promise<unknown>
}
type Listed = { id: number; title: string }

/** What every kind of listing can be put through by a click, what is told afterwards, and how it is taken back. */
export function useListingChanges(loadCalls: () => Promise<Calls>) {
  const { t } = useTranslation('own')
  const toFailure = (reason: string) => t('failed.status', { reason })
  return {
    toFailure,

    toSwitch({ id, title }: Listed, isActive: boolean): ListingWork {
      const setActive = async (wanted: boolean) => (await loadCalls()).setActive(id, wanted)
      return {
        id,
        toFailure,
        run: () => setActive(isActive).then(() => t(isActive ? 'done.resumed' : 'done.paused', { title })),
        undo: () => setActive(!isActive).then(() => t('done.undone')),
      }
    },

    toDeletion: ({ id, title }: Listed): ListingWork => ({
      id,
      isRemoval: true,
      run: async () => (await loadCalls()).remove(id).then(() => t('done.deleted', { title })),
      undo: async () => (await loadCalls()).restore(id).then(() => t('done.restored', { title })),
    }),
  }
}
