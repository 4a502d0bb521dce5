import type { Guard } from './guards.ts'

const content = 'apps/server/src/features/content'
const tests = (file: string, test: string) => ({ file: `${content}/${file}`, test })

/** Without any one of these a draft is read by everybody, or what an article says runs in its readers' browsers. */
export const contentGuards: Guard[] = [
  {
    name: 'an article is read from its moment on',
    file: `${content}/articles.repository.ts`,
    guard: 'const isPublished = sql`article.published_at <= now()`',
    sabotage: 'const isPublished = sql`true`',
    noticedBy: tests('articles.test.ts', 'a draft is nowhere; published it is read by everybody, withdrawn by nobody'),
  },
  {
    name: 'words of a document are escaped',
    file: `${content}/render-rich-text.ts`,
    guard: 'let html = escapeHtml(inline.text)',
    sabotage: 'let html = inline.text',
    noticedBy: tests(
      'hostile-documents.test.ts',
      'T30 of eighty hostile documents each is refused, or its HTML has nothing in it that runs',
    ),
  },
  {
    name: 'a stored link is looked at again',
    file: `${content}/render-rich-text.ts`,
    guard: "else if (mark.type === 'link' && isSafeLink(mark.attrs.href)) {",
    sabotage: "else if (mark.type === 'link') {",
    noticedBy: tests('hostile-documents.test.ts', 'T30 what was stored past all rules is harmless on its way out'),
  },
  {
    name: 'a text shows pictures of its own article',
    file: `${content}/staff-articles.service.ts`,
    guard: 'if (usedIds.some((mediaId) => !own.has(mediaId)))',
    sabotage: 'if (usedIds.some((mediaId) => own.has(mediaId) && mediaId === ""))',
    noticedBy: tests('articles.test.ts', 'T30 pictures are those of the article alone, by their id'),
  },
  {
    name: 'words of the feed are no markup',
    file: 'apps/web/app/features/content/to-atom.ts',
    guard: `    .replace(/[&<>"']/g, (sign) => signs[sign] ?? '')\n`,
    sabotage: `    .replace(/[&"']/g, (sign) => signs[sign] ?? '')\n`,
    noticedBy: {
      file: 'apps/web/app/features/content/to-atom.test.ts',
      test: 'T30 words stay words in the feed, whatever they hold',
    },
  },
]
