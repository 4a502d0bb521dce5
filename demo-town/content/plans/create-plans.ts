import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ReceivedFile } from '@gable/contract/wire'
import { readFileOnDisk } from '../../../apps/server/src/platform/file-on-disk.ts'
import type { DemoHome, Language } from '../demo-home.ts'
import { drawPlan } from './draw-plan.ts'
import { layOutRooms } from './lay-out-rooms.ts'
import { render } from '../render.ts'

const planName: Record<Language, string> = { en: 'Floor plan.png', ar: 'مخطط البيت.png' }

/** The plan of each home as if its lister had drawn it; land and shops have none. */
export async function createPlans(homes: readonly DemoHome[]): Promise<Map<DemoHome, ReceivedFile>> {
  const folder = mkdtempSync(join(tmpdir(), 'gable-plans-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const drawings = homes.flatMap((home, index) => {
    const floors = layOutRooms(home)
    return floors.length > 0 ? [{ home, file: join(folder, `${index}.png`), svg: drawPlan(floors) }] : []
  })
  await render(drawings.map(({ file, svg }) => ({ file, svg })))
  return new Map(drawings.map(({ home, file }) => [home, readFileOnDisk(file, planName[home.language])]))
}
