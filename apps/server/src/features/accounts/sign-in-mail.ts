import { languageOf } from '@gable/i18n/languages'
import { mailTexts } from '@gable/i18n/mail-texts'
import { translate } from '@gable/i18n/translate'
import { escapeHtml } from '#platform/escape-html.ts'

type Content = { code: string; language: string; siteUrl: string; minutes: number }
type Words = Record<'subject' | 'heading' | 'text' | 'expiry' | 'ignore', string>

export function signInMail({ code, language: wanted, siteUrl, minutes }: Content) {
  const { code: language, dir } = languageOf(wanted)
  const values = { code, count: minutes, site: siteUrl.replace(/^https?:\/\//, '').replace(/\/$/, '') }
  const say = (key: keyof Words) => translate(mailTexts[language], language, `signInCode.${key}`, values)
  const words: Words = {
    subject: say('subject'),
    heading: say('heading'),
    text: say('text'),
    expiry: say('expiry'),
    ignore: say('ignore'),
  }
  const text = [words.text, code, words.expiry, words.ignore].join('\n\n')
  return { subject: words.subject, text: `${text}\n`, html: page(words, code, { language, dir }) }
}

// Mail programs drop style sheets as they like: what must hold is inline, the sheet only adds the dark colours.
const darkColours = `@media (prefers-color-scheme: dark) {
      .page { background: #141412 !important; color: #f3f1ec !important }
      .code { background: #262421 !important; color: #f3f1ec !important }
      .soft { color: #b4aea4 !important }
    }`
const font = "font-family: system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans Arabic', sans-serif"
const large = 'font-size: 36px; line-height: 1.2; font-weight: 600; letter-spacing: 0.16em'
const box = 'display: inline-block; padding: 16px 24px; border-radius: 12px; background: #f4f1ea; color: #1b1a18'
const soft = 'color: #5e5a53; font-size: 14px'

/** The code is one run of digits from left to right in every language, so that it can be marked and copied whole. */
function page(words: Words, code: string, { language, dir }: { language: string; dir: string }): string {
  const safe = Object.fromEntries(Object.entries(words).map(([key, text]) => [key, escapeHtml(text)])) as Words
  return `<!doctype html>
<html lang="${language}" dir="${dir}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="color-scheme" content="light dark">
    <title>${safe.subject}</title>
    <style>${darkColours}</style>
  </head>
  <body class="page" style="margin: 0; padding: 32px 20px; background: #fbfaf7; color: #1b1a18; ${font}; line-height: 1.5">
    <div lang="${language}" dir="${dir}" style="max-width: 480px; margin: 0 auto; font-size: 16px; text-align: start">
      <h1 style="margin: 0 0 12px; font-size: 24px; line-height: 1.25; font-weight: 600">${safe.heading}</h1>
      <p style="margin: 0 0 20px">${safe.text}</p>
      <p style="margin: 0 0 20px"><strong class="code" dir="ltr" style="${box}; ${large}; user-select: all">${escapeHtml(code)}</strong></p>
      <p style="margin: 0 0 12px">${safe.expiry}</p>
      <p class="soft" style="margin: 0; ${soft}">${safe.ignore}</p>
    </div>
  </body>
</html>
`
}
