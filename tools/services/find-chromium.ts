import { findProgram } from './find-program.ts'

/** Without network traffic of its own and without a sandbox, which containers do not allow. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The one of CHROMIUM_PATH, or Debian's: without a window if it is there, which draws the same with less work. */
export const findChromium = (): string | undefined =>
  process.env['CHROMIUM_PATH'] || findProgram('chromium-headless-shell') || findProgram('chromium')
