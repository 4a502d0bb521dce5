import { escapeHtml } from './escape-html.ts'

type Page = { language: string; dir: string; subject: string; heading: string; parts: string[] }

// Mail programs drop style sheets as they like: what must hold is inline, the sheet only adds the dark colours.
const darkColours = `@media (prefers-color-scheme: dark) {
      .page { background: #141412 !important; color: #f3f1ec !important }
      .code { background: #262421 !important; color: #f3f1ec !important }
      .soft { color: #b4aea4 !important }
      .item { border-color: #3a3733 !important }
    }`
const font = "font-family: system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans Arabic', sans-serif"
const large = 'font-size: 36px; line-height: 1.2; font-weight: 600; letter-spacing: 0.16em'
const box = 'display: inline-block; padding: 16px 24px; border-radius: 12px; background: #f4f1ea; color: #1b1a18'
const button = 'display: inline-block; padding: 12px 20px; border-radius: 6px; background: #0e5a4a; color: #ffffff'

/** The frame of every mail; the parts are HTML that the functions below have made safe. */
export function mailPage({ language, dir, subject, heading, parts }: Page): string {
  return `<!doctype html>
<html lang="${language}" dir="${dir}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="color-scheme" content="light dark">
    <title>${escapeHtml(subject)}</title>
    <style>${darkColours}</style>
  </head>
  <body class="page" style="margin: 0; padding: 32px 20px; background: #fbfaf7; color: #1b1a18; ${font}; line-height: 1.5">
    <div lang="${language}" dir="${dir}" style="max-width: 480px; margin: 0 auto; font-size: 16px; text-align: start">
      <h1 style="margin: 0 0 12px; font-size: 24px; line-height: 1.25; font-weight: 600">${escapeHtml(heading)}</h1>
      ${parts.join('\n      ')}
    </div>
  </body>
</html>
`
}

export const paragraph = (text: string) => `<p style="margin: 0 0 20px">${escapeHtml(text)}</p>`
/** In the words of somebody, who may have written another language: their full stop stays at their end. */
export const quote = (text: string) => `<p dir="auto" style="margin: 0 0 20px">${escapeHtml(text)}</p>`
export const aside = (text: string) =>
  `<p class="soft" style="margin: 0; color: #5e5a53; font-size: 14px">${escapeHtml(text)}</p>`

/** One run of digits from left to right in every language, so that it can be marked and copied whole. */
export const codeBox = (code: string) =>
  `<p style="margin: 0 0 20px"><strong class="code" dir="ltr" style="${box}; ${large}; user-select: all">${escapeHtml(code)}</strong></p>`

export const linkButton = (link: string, text: string) =>
  `<p style="margin: 0 0 20px"><a href="${escapeHtml(link)}" style="${button}; text-decoration: none">${escapeHtml(text)}</a></p>`

/** One of several in a mail, apart from the one before. */
export const item = (parts: string[]) =>
  `<div class="item" style="padding: 20px 0 4px; border-top: 1px solid #e3ded4">${parts.join('')}</div>`

export const heading = (text: string) =>
  `<h2 style="margin: 0 0 4px; font-size: 17px; line-height: 1.35; font-weight: 600">${escapeHtml(text)}</h2>`

/** Below the mail: why it came, and how to have no more of it. */
export const footer = (links: { link: string; text: string }[]) =>
  `<p class="soft" style="margin: 28px 0 0; color: #5e5a53; font-size: 13px">${links
    .map(
      ({ link, text }) => `<a class="soft" href="${escapeHtml(link)}" style="color: #5e5a53">${escapeHtml(text)}</a>`,
    )
    .join(' &middot; ')}</p>`
