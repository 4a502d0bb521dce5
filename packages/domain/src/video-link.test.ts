import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseVideoLink } from './video-link.ts'

const id = 'dQw4w9WgXcQ'

test.each([
  `https://www.youtube.com/watch?v=${id}`,
  `https://youtube.com/watch?t=42&v=${id}#comments`,
  `https://m.youtube.com/watch?v=${id}`,
  `https://youtu.be/${id}?si=abc`,
  `https://www.youtube.com/shorts/${id}`,
  `https://www.youtube.com/live/${id}`,
  `https://www.youtube-nocookie.com/embed/${id}`,
  `HTTPS://WWW.YouTube.com/watch?v=${id}`,
])('%s is a video at YouTube', (link) => {
  expect(parseVideoLink(link)?.embedUrl).toBe(`https://www.youtube-nocookie.com/embed/${id}`)
})

test.each(['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?h=8272103f6e'])(
  '%s is a video at Vimeo',
  (link) => {
    expect(parseVideoLink(link)?.embedUrl).toBe('https://player.vimeo.com/video/76979871?dnt=1')
  },
)

/** Ways in which a link has meant something else than it seemed to. */
const tricks = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  `javascript://youtube.com/%0aalert(1)//${id}`,
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'vbscript:msgbox(1)',
  'blob:https://youtube.com/x',
  'file:///etc/passwd',
  `http://www.youtube.com/watch?v=${id}`,
  `//www.youtube.com/watch?v=${id}`,
  `https:www.youtube.com/watch?v=${id}`,
  `https:\\\\www.youtube.com\\watch?v=${id}`,
  `https://evil.example/watch?v=${id}`,
  `https://www.youtube.com@evil.example/watch?v=${id}`,
  `https://user:pass@www.youtube.com/watch?v=${id}`,
  `https://www.youtube.com:pass@evil.example/${id}`,
  `https://www.youtube.com.evil.example/watch?v=${id}`,
  `https://evil.example/www.youtube.com/watch?v=${id}`,
  `https://evil.example?www.youtube.com/watch?v=${id}`,
  `https://evil.example#@www.youtube.com/watch?v=${id}`,
  `https://www.youtube.com\\@evil.example/watch?v=${id}`,
  `https://www.youtube.com%2eevil.example/watch?v=${id}`,
  `https://www.youtube.com%00.evil.example/watch?v=${id}`,
  `https://www.y\u043eutube.com/watch?v=${id}`,
  `https://www.youtube\u3002com/watch?v=${id}`,
  `https://xn--youtub-n4a.com/watch?v=${id}`,
  `https://www.youtube.com:8443/watch?v=${id}`,
  `https://www.youtube.com./watch?v=${id}`,
  `https://notyoutube.com/watch?v=${id}`,
  `https://www.you\ttube.com/watch?v=${id}`,
  `https://www.youtube.com/\nwatch?v=${id}`,
  `https://www.youtube.com/redirect?q=https://evil.example&v=${id}`,
  `https://www.youtube.com/watch?v=${id}"onload=alert(1)`,
  'https://www.youtube.com/watch?v=../../evil',
  'https://www.youtube.com/embed/../redirect?q=https://evil.example',
  'https://www.youtube.com/watch?v=<script>alert(1)</script>',
  'https://player.vimeo.com/video/76979871/../../evil',
  'https://vimeo.com/%37%36979871',
  'https://vimeo.com/channels/staffpicks',
  'https://127.0.0.1/watch?v=dQw4w9WgXcQ',
  'https://[::1]/watch?v=dQw4w9WgXcQ',
  '',
]

test.each(tricks)('T32 %j is no video', (link) => {
  expect(parseVideoLink(link)).toBeUndefined()
})

test('T32 at least forty tricks are tried', () => {
  expect(new Set(tricks).size).toBeGreaterThanOrEqual(40)
})

test('T32 whatever is written, an embedded address is one of ours', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.constantFrom(...tricks)), fc.string(), (start, rest) => {
      const video = parseVideoLink(start + rest)
      expect(video?.embedUrl ?? 'https://www.youtube-nocookie.com/embed/').toMatch(
        /^https:\/\/(www\.youtube-nocookie\.com\/embed\/|player\.vimeo\.com\/video\/)[\w?=-]*$/,
      )
    }),
  )
})
