import { Transform } from 'node:stream'

const preload = /<link rel="modulepreload"[^<>]*>/g
const moduleScript = /<script([^<>]*) type="module"([^<>]*)>[\s\S]*?<\/script>/

/**
 * Runs after the script of the page, puts everything back as React knows it, and starts it when the first frame is
 * drawn. A tab in the background draws none.
 */
const starter = `{const own=document.currentScript,late=own.previousElementSibling;own.remove();const start=()=>{
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
      if (!moduleScript.test(shell)) return done()
      isSent = true
      done(null, delayScripts(shell) + decoder.decode())
    },
    flush(done) {
      done(null, isSent ? null : shell + decoder.decode())
    },
  })
}

const delayScripts = (html: string): string =>
  html
    .replace(preload, (hint) => hint.replace('rel="modulepreload"', 'rel="late"'))
    .replace(moduleScript, (script, before: string, after: string) => {
      const nonce = /nonce="[^"]*"/.exec(before + after)?.[0] ?? ''
      return `${script.replace('type="module"', 'type="late"')}<script ${nonce}>${starter}</script>`
    })
