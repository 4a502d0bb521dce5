import { readFileSync, writeFileSync } from 'node:fs'
import type * as z from 'zod'
import { Environment } from './config.ts'

const file = new URL('../../../.env.example', import.meta.url)

/** The text of `.env.example`: one variable a paragraph, required ones first uncommented. */
export function envExample(): string {
  const paragraphs = Object.entries(Environment.shape).map(([name, schema]) => paragraph(name, schema))
  return `# Made by \`npm run env:example\` from apps/server/src/config.ts.\n\n${paragraphs.join('\n')}`
}

function paragraph(name: string, schema: z.ZodType) {
  const { description = '', example } = schema.meta() as { description?: string; example?: string }
  const preset = schema.safeParse(undefined)
  const line = preset.success ? `# ${name}=${valueOf(preset.data)}` : `${name}=${example ?? ''}`
  return `# ${description}\n${line}\n`
}

const valueOf = (data: unknown) => (data === undefined ? '' : String(data))

if (import.meta.main) {
  if (!process.argv.includes('--check')) writeFileSync(file, envExample())
  else if (readFileSync(file, 'utf8') !== envExample()) {
    console.error('.env.example is not what config.ts says. Run: npm run env:example')
    process.exitCode = 1
  }
}
