import type { PictureSource } from '../src/picture.tsx'
import balcony from './pictures/balcony.jpg'
import bath from './pictures/bath.jpg'
import bedroom from './pictures/bedroom.jpg'
import block from './pictures/block.jpg'
import cottage from './pictures/cottage.jpg'
import dining from './pictures/dining.jpg'
import kitchen from './pictures/kitchen.jpg'
import living from './pictures/living.jpg'

const picture = (src: string): PictureSource => ({ src, width: 640, height: 480, placeholder: '#cfc4b4' })

export const pictures = {
  balcony: picture(balcony),
  bath: picture(bath),
  bedroom: picture(bedroom),
  block: picture(block),
  cottage: picture(cottage),
  dining: picture(dining),
  kitchen: picture(kitchen),
  living: picture(living),
}
