import { refuse } from './refused-document.ts'

/** What runs, opens, sends or carries something. A document about a home needs none of it. */
const forbiddenNames = new Set(
  [
    ['JavaScript', 'JS', 'XFA', 'OnInstantiate'],
    ['Launch', 'GoToR', 'GoToE', 'Thread', 'FFilter', 'SubmitForm', 'ImportData'],
    ['EmbeddedFile', 'EmbeddedFiles', 'EF', 'FileAttachment'],
    ['RichMedia', 'RichMediaExecute', 'Rendition', 'Movie', 'Sound', '3DD'],
    ['Encrypt'],
  ]
    .flat()
    .map((name) => `/${name}`),
)

const scriptAddress = /^(?:javascript|vbscript):/i

/** `/J#61vaScript` is `/JavaScript` to a reader. */
export const withoutEscapes = (name: string) =>
  name.includes('#')
    ? name.replaceAll(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : name

export function assertHarmlessName(name: string) {
  if (forbiddenNames.has(withoutEscapes(name))) refuse(`it contains ${withoutEscapes(name)}`)
}

/** Readers skip blanks and control characters in the address of a link. */
export function assertHarmlessText(text: string) {
  if (scriptAddress.test(text.replaceAll(/[\s\p{Cc}]/gu, ''))) refuse('a link runs a script')
}
