import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { buildOnce } from '../../tools/services/cached-build.ts'
import { chromiumFlags, findChromium } from '../../tools/services/find-chromium.ts'
import { runCommand } from '../../tools/services/run-command.ts'
import { cacheFolder } from '../../tools/services/service-folders.ts'

export const lighthouseVersion = '13.5.0'

const result = z.object({
  environment: z.object({ benchmarkIndex: z.number() }),
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.record(
    z.string(),
    z.object({ score: z.number(), auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) }),
  ),
  audits: z.record(
    z.string(),
    z.object({ title: z.string(), score: z.number().nullable(), numericValue: z.number().optional() }),
  ),
})
export type LighthouseResult = z.infer<typeof result>

/** From npm, once, into the cache: it brings two hundred packages that nothing else of the product needs. */
export const fetchLighthouse = (): Promise<string> =>
  buildOnce(cacheFolder(), `lighthouse-${lighthouseVersion}`, async (folder) => {
    console.error(`fetching Lighthouse ${lighthouseVersion} from npm …`)
    const quiet = ['--no-audit', '--no-fund', '--ignore-scripts']
    await runCommand('npm', ['install', '--prefix', folder, ...quiet, `lighthouse@${lighthouseVersion}`])
  })

/** One visit of a page in a new browser, as Lighthouse looks by default: a phone on slow 4G. */
export async function runLighthouse(lighthouse: string, url: string): Promise<LighthouseResult> {
  const folder = mkdtempSync(join(tmpdir(), 'gable-lighthouse-'))
  const file = join(folder, 'result.json')
  const flags = ['--headless', '--ignore-certificate-errors', ...chromiumFlags].join(' ')
  const options = ['--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`]
  try {
    const script = join(lighthouse, 'node_modules/lighthouse/cli/index.js')
    await runCommand(process.execPath, [script, url, ...options], {
      environment: { CHROME_PATH: findChromium() ?? '' },
    })
    const { runtimeError, ...rest } = result.parse(JSON.parse(readFileSync(file, 'utf8')))
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
    return rest
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
