import type { PictureSource } from '@gable/ui/picture'

/** Nobody has measured it: it lies whole in a frame of this shape. */
export const drawingSource = (url: string): PictureSource => ({ src: url, width: 1600, height: 1200 })
