import { type Browser, chromium } from 'playwright-core'
import { chromiumFlags, findChromium } from '../tools/services/find-chromium.ts'

export function openBrowser(): Promise<Browser> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('Chromium is not installed. Run: npm run services -- up')
  return chromium.launch({ executablePath, args: chromiumFlags })
}
