import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { installPackages } from '../../tools/services/debian-packages.ts'
import { findProgram } from '../../tools/services/find-program.ts'
import { answersTcp } from '../../tools/services/probes.ts'

/** A page with nothing to load and nothing to find fault with: what connection and browser cost by themselves. */
export const barePath = '/bare-page'

const barePage = [
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bare page</title>',
  '<meta name="viewport" content="width=device-width"><meta name="description" content="Nothing but a heading">',
  '<link rel="icon" href="data:,"></head><body><main><h1>Bare page</h1></main></body></html>',
].join('')

const settingsOf = (port: number, upstream: string) => `{
  auto_https disable_redirects
  admin off
  skip_install_trust
  servers {
    protocols h1 h2
  }
}
https://localhost:${port} {
  tls internal
  encode gzip
  handle ${barePath} {
    header Content-Type "text/html; charset=utf-8"
    respond \`${barePage}\`
  }
  handle {
    reverse_proxy ${upstream}
  }
}
`

/** Caddy with HTTP/2 and a certificate of its own in front of the web process, as an installation has it. */
export async function startProxy(port: number, upstream: string) {
  if (!findProgram('caddy')) await installPackages(['caddy'])
  const folder = mkdtempSync(join(tmpdir(), 'gable-caddy-'))
  const file = join(folder, 'Caddyfile')
  writeFileSync(file, settingsOf(port, upstream))
  const child = spawn(findProgram('caddy') ?? 'caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (part: Buffer) => {
    said = (said + part.toString()).slice(-4_000)
  })
  const stop = async () => {
    child.kill()
    if (child.exitCode === null) await once(child, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }
  for (let attempt = 0; attempt < 200 && child.exitCode === null; attempt += 1) {
    // What Go says to whoever speaks without encryption where it expects it.
    if (await answersTcp(port, 'GET / HTTP/1.0\r\n\r\n', 'HTTP/1.0 400')) return { stop }
    await delay(100)
  }
  await stop()
  throw new Error(`Caddy did not start\n${said}`)
}
