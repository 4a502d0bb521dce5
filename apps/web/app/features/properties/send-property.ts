import { postProperty } from '@gable/contract/posting'
import { dispatcherWithProgress } from '../../shell/dispatcher.ts'
import type { Posting } from './posting-schema.ts'

type Sending = {
  posting: Posting
  files: readonly File[]
  /** The same for every try of one form: a retry after a lost answer posts nothing twice. */
  idempotencyKey: string
  onProgress: (percent: number) => void
}

export async function sendProperty({ posting, files, idempotencyKey, onProgress }: Sending) {
  const [titleImage, ...galleryImages] = files
  if (!titleImage) throw new TypeError('A listing needs a photograph')
  const { parameters, rentPeriod, ...rest } = posting
  const values = Object.entries(parameters).flatMap(([id, value]) =>
    value === undefined ? [] : [{ parameterId: Number(id), value }],
  )
  const { data } = await dispatcherWithProgress(onProgress)(
    postProperty,
    { ...rest, ...(rentPeriod ? { rentPeriod } : {}), parameters: values, titleImage, galleryImages },
    { idempotencyKey },
  )
  return data
}
