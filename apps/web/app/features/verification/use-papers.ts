import { noMedia } from '#app/features/uploads/media-list.ts'
import { useMedia } from '#app/features/uploads/use-media.ts'
import type { Paper } from './form-values.ts'

export type Papers = ReturnType<typeof usePapers>

/** The files of a form, one for each field, on their way from the moment they are chosen; a reload loses none. */
export function usePapers(isKept: (fieldId: number) => boolean, group = 'verification') {
  const media = useMedia(noMedia, group)
  const keyOf = (fieldId: number) => `${group}-${fieldId}`
  const find = (fieldId: number) => {
    const id = keyOf(fieldId)
    return {
      item: media.lists.documents.find((one) => one.id === id),
      refused: media.refused.find((one) => one.id === id),
      upload: media.uploads.get(id),
    }
  }
  return {
    find,
    put(fieldId: number, file: File) {
      media.forgive(keyOf(fieldId))
      void media.put('documents', keyOf(fieldId), file)
    },
    remove: (fieldId: number) => media.remove('documents', keyOf(fieldId)),
    retry: (fieldId: number) => media.resume(keyOf(fieldId)),
    paperOf(fieldId: number): Paper {
      const { item, upload } = find(fieldId)
      if (item?.uploadId) return { uploadId: item.uploadId }
      if (item) return upload?.state === 'failed' ? undefined : 'moving'
      return isKept(fieldId) ? 'kept' : undefined
    },
    movingCount: media.underWay.length,
    forget: media.forgetSaved,
  }
}
