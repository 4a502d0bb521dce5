import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as fontkit from 'fontkit'
import { unpackWoff } from './unpack-woff.ts'

export type Style = 'regular' | 'bold' | 'serif'
/** One file of letters; the first that has a letter draws it. */
export type Face = { name: string; bytes: () => Buffer; has: (codePoint: number) => boolean }

const weights = { regular: 400, bold: 600, serif: 400 } as const

const pathOf = (family: string, script: string, weight: number) =>
  fileURLToPath(import.meta.resolve(`@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff`))

const interScripts = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'vietnamese'] as const

/** In the order in which they are asked. Headings are serif as far as Fraunces reaches, and bold beyond. */
function filesOf(style: Style): [family: string, script: string, weight: number][] {
  const weight = style === 'regular' ? weights.regular : weights.bold
  const serif = ['latin', 'latin-ext', 'vietnamese'].map((script) => ['fraunces', script, weights.serif] as const)
  const sans = interScripts.map((script) => ['inter', script, weight] as const)
  const others = [
    ['noto-sans-arabic', 'arabic', weight],
    ['noto-sans-devanagari', 'devanagari', weight],
    // Has the signs of Japanese and of traditional Chinese as well; none of Korean.
    ['noto-sans-sc', 'chinese-simplified', weight],
  ] as const
  return [...(style === 'serif' ? serif : []), ...sans, ...others].map((file) => [...file])
}

/** A font is read when the ones before it lack a letter: most pages need two of them. */
export const facesOf = (style: Style): Face[] => filesOf(style).map((file) => openFace(...file))

function openFace(family: string, script: string, weight: number): Face {
  const path = pathOf(family, script, weight)
  let opened: { bytes: Buffer; letters: Set<number> } | undefined
  const open = () => (opened ??= readFont(path))
  return {
    name: `${family}-${script}-${weight}`,
    bytes: () => open().bytes,
    has: (codePoint) => open().letters.has(codePoint),
  }
}

function readFont(path: string) {
  const bytes = unpackWoff(readFileSync(path))
  const font = fontkit.create(bytes) as fontkit.Font
  return { bytes, letters: new Set(font.characterSet) }
}
