import { Transform } from 'node:stream'

const preload = /<link rel="modulepreload"[^<>]*>/g
const moduleType = 'type="module"'
const scriptEnd = '</script>'

/**
 * Runs after the script of the page, puts everything back as React knows it, and starts it when the first frame is
 * drawn. A tab in the background draws none. The validator is told first that it may not compile code: if it tried, the
 * content policy would be broken before the first line of `entry.client.tsx`.
 */
const starter = `__zod_globalConfig={jitless:true}
{const own=document.currentScript,late=own.previousElementSibling;own.remove();const start=()=>{
for(const link of document.querySelectorAll('link[rel=late]'))link.rel='modulepreload';
const script=document.createElement('script');script.type='module';script.nonce=late.nonce;
script.textContent=late.textContent;late.replaceWith(script)};
document.hidden?start():requestAnimationFrame(()=>setTimeout(start))}`

/**
 * A page can be read without its scripts, and while they load they take the line from styles, fonts and the first
 * picture: few proxies heed priorities. So the browser asks for them after it has drawn the page for the first time.
 */
export function createScriptDelay(): Transform {
  let shell = ''
  let isSent = false
  const decoder = new TextDecoder()
  return new Transform({
    transform(part: Buffer, _, done) {
      if (isSent) return done(null, part)
      shell += decoder.decode(part, { stream: true })
      const script = findModuleScript(shell)
      if (!script) return done()
      isSent = true
      done(null, delayScripts(shell, script) + decoder.decode())
    },
    flush(done) {
      done(null, isSent ? null : shell + decoder.decode())
    },
  })
}

/** Searched for without a regular expression, which would take quadratic time on a page full of `<script`. */
function findModuleScript(html: string): string | undefined {
  const type = html.indexOf(moduleType)
  const end = html.indexOf(scriptEnd, type)
  if (type < 0 || end < 0) return undefined
  return html.slice(html.lastIndexOf('<script', type), end + scriptEnd.length)
}

function delayScripts(html: string, script: string): string {
  const nonce = /nonce="[^"]*"/.exec(script)?.[0] ?? ''
  const late = `${script.replace(moduleType, 'type="late"')}<script ${nonce}>${starter}</script>`
  return html.replace(preload, (hint) => hint.replace('rel="modulepreload"', 'rel="late"')).replace(script, () => late)
}
