import { type Browser, chromium } from 'playwright-core'
import { chromiumFlags, findChromium } from '../tools/services/find-chromium.ts'

/** Somebody always says the same into this microphone, and nobody is asked. */
export const fakeMicrophone = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']

export function openBrowser(flags: string[] = []): Promise<Browser> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('Chromium is not installed. Run: npm run services -- up')
  return chromium.launch({ executablePath, args: [...chromiumFlags, ...flags] })
}
