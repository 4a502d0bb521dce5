import { photoMinSide } from '@gable/domain/photo-rules'
import type { PictureSource } from './read-picture.ts'

type Cut = { x: number; y: number; width: number }

const longestSide = 640
const quality = 0.9

/**
 * The square that was chosen, as a JPEG. The cut is given in pixels of the picture as it was turned. Drawing it anew
 * also leaves behind what the camera wrote into the file, such as the place.
 */
export async function cutPortrait(
  { url, width, height }: PictureSource,
  cut: Cut,
  quarterTurns: number,
): Promise<File> {
  const image = new Image()
  image.src = url
  await image.decode()
  const side = Math.round(Math.min(longestSide, Math.max(photoMinSide, cut.width)))
  const canvas = new OffscreenCanvas(side, side)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('The browser cannot draw')
  pen.imageSmoothingQuality = 'high'
  // JPEG knows no transparency; without this it would be black.
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, side, side)
  pen.scale(side / cut.width, side / cut.width)
  pen.translate(-cut.x, -cut.y)
  const isOnItsSide = quarterTurns % 2 === 1
  pen.translate((isOnItsSide ? height : width) / 2, (isOnItsSide ? width : height) / 2)
  pen.rotate((quarterTurns * Math.PI) / 2)
  pen.drawImage(image, -width / 2, -height / 2, width, height)
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality })
  return new File([blob], 'portrait.jpg', { type: 'image/jpeg' })
}
