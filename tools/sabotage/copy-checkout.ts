import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { runCommand } from '../services/run-command.ts'

const ours = '@gable'

/** Every file that git would take, with the same packages: ours are the copy's own, all others are links. */
export async function copyCheckout(root: string): Promise<string> {
  const copy = mkdtempSync(join(tmpdir(), 'gable-sabotage-'))
  const listed = await runCommand('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
  })
  for (const file of listed.split('\0')) {
    if (!file || !existsSync(join(root, file))) continue
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(root, file), join(copy, file))
  }
  linkPackages(join(root, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

function linkPackages(from: string, to: string) {
  mkdirSync(to)
  for (const name of readdirSync(from)) {
    // Links of ours are relative, so that copied as they are they lead into the copy.
    if (name === ours) cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true })
    // What vitest keeps between runs is each checkout's own.
    else if (!name.startsWith('.v')) symlinkSync(join(from, name), join(to, name))
  }
}
