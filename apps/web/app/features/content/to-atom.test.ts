import { expect, test } from 'vitest'
import { toAtom } from './to-atom.ts'

const site = { siteName: 'Gable & Co', language: 'en', toUrl: (path: string) => `https://gable.test${path}` }
const card = {
  ...{ id: 1, slug: 'north-light', title: 'North', description: '', language: 'en', author: '', readingMinutes: 3 },
  category: { id: 1, slug: 'buying', name: 'Buying' },
  ...{ picture: null, publishedAt: '2026-06-04T10:00:00.000Z', updatedAt: '2026-06-05T10:00:00.000Z' },
}

test('T30 words stay words in the feed, whatever they hold', () => {
  const title = `]]></title><script>alert(1)</script> & "it's" \u0000\u0008\ufffe\ud800`
  const feed = toAtom([{ ...card, title, author: '<b>', description: '<!--' }], site)
  expect(feed).toContain(
    '<title type="text">]]&gt;&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;it&apos;s&quot;  \ufffd</title>',
  )
  expect(feed).toContain('<author><name>&lt;b&gt;</name></author>')
  expect(feed).toContain('<summary type="text">&lt;!--</summary>')
})

test('a feed tells its newest change, and each entry where it is read', () => {
  const feed = toAtom([card, { ...card, updatedAt: '2026-06-01T10:00:00.000Z' }], site)
  expect(feed).toContain('<updated>2026-06-05T10:00:00.000Z</updated>\n  <entry')
  expect(feed).toContain(
    '<link rel="alternate" type="text/html" href="https://gable.test/article-details/north-light"/>',
  )
  expect(toAtom([], site)).toContain('<updated>1970-01-01T00:00:00.000Z</updated>')
})
