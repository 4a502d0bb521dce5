import { Transform } from 'node:stream'

const preload = /<link rel="modulepreload"[^<>]*>/g

/**
 * React puts the hints for scripts at the very top, where they take the line from styles, fonts and the first picture.
 * A page can be read without its scripts, so they go before the first script of the body, after everything that is
 * seen.
 */
export function createScriptDelay(): Transform {
  let shell = ''
  let isSent = false
  const decoder = new TextDecoder()
  return new Transform({
    transform(part: Buffer, _, done) {
      if (isSent) return done(null, part)
      shell += decoder.decode(part, { stream: true })
      const script = findFirstScript(shell)
      if (script === -1) return done()
      isSent = true
      done(null, delayScripts(shell, script) + decoder.decode())
    },
    flush(done) {
      done(null, isSent ? null : shell + decoder.decode())
    },
  })
}

function findFirstScript(html: string): number {
  const body = html.indexOf('<body')
  return body === -1 ? -1 : html.indexOf('<script', body)
}

function delayScripts(html: string, firstScript: number): string {
  const before = html.slice(0, firstScript)
  const hints = before.match(preload) ?? []
  const late = hints.map((hint) => hint.replace('rel="modulepreload"', 'rel="modulepreload" fetchpriority="low"'))
  return before.replace(preload, '') + late.join('') + html.slice(firstScript)
}
