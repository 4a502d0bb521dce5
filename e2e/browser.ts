import { type Browser, chromium } from 'playwright-core'
import { findProgram } from '../tools/services/find-program.ts'

const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run']
const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync']

/** Debian's Chromium, or the one of CHROMIUM_PATH. */
export function openBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'] || findProgram('chromium')
  if (!executablePath) throw new Error('Chromium is not installed. Run: npm run services -- up')
  return chromium.launch({ executablePath, args: [...flags, ...quiet] })
}
