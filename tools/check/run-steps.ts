import { spawn } from 'node:child_process'
import type { Step } from './steps.ts'

export type StepResult = { name: string; seconds: number; output: string; isGood: boolean }

/** Runs up to `width` steps at a time and tells each result as soon as it is there. */
export async function runSteps(
  steps: readonly Step[],
  width: number,
  report: (result: StepResult) => void,
): Promise<StepResult[]> {
  const waiting = [...steps]
  const results: StepResult[] = []
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const result = await runStep(step)
      results.push(result)
      report(result)
    }
  }
  await Promise.all(Array.from({ length: width }, work))
  return results
}

async function runStep({ name, folder, commands }: Step): Promise<StepResult> {
  const started = performance.now()
  let output = ''
  let isGood = true
  for (const command of commands) {
    const { code, text } = await run(command, folder)
    output += text
    isGood = code === 0
    if (!isGood) break
  }
  return { name, seconds: (performance.now() - started) / 1000, output, isGood }
}

function run(
  [file, ...args]: Step['commands'][number],
  folder: string,
): Promise<{ code: number | null; text: string }> {
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
    let text = ''
    child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()))
    child.on('error', (error) => resolve({ code: null, text: `${text}${error.message}\n` }))
    child.on('close', (code) => resolve({ code, text }))
  })
}
