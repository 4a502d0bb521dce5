// npm run fonts: cuts the fonts of packages/ui anew, after another version of a font or another range of characters.
import { writeFile } from 'node:fs/promises'
import { cutFont, cuts, fontFolder } from './fonts.ts'

for (const cut of cuts) {
  const font = await cutFont(cut)
  await writeFile(new URL(`${cut.name}.woff2`, fontFolder), font)
  console.log(`${cut.name.padEnd(20)} ${(font.length / 1000).toFixed(1).padStart(6)} kB`)
}
