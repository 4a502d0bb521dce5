import { type Browser, chromium } from 'playwright-core'
import { findProgram } from '../tools/services/find-program.ts'

const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run']
const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync']

/** The one of CHROMIUM_PATH, or Debian's: without a window if it is there, which draws the same with less work. */
export function openBrowser(): Promise<Browser> {
  const executablePath =
    process.env['CHROMIUM_PATH'] || findProgram('chromium-headless-shell') || findProgram('chromium')
  if (!executablePath) throw new Error('Chromium is not installed. Run: npm run services -- up')
  return chromium.launch({ executablePath, args: [...flags, ...quiet] })
}
