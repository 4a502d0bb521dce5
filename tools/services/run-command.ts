import { spawn } from 'node:child_process'
import type { ServiceUser } from './service-user.ts'

type CommandOptions = {
  cwd?: string
  environment?: Record<string, string>
  user?: ServiceUser | undefined
  input?: string
}

/** Runs a command to its end and returns what it printed; failing, it throws with the last lines of its output. */
export function runCommand(command: string, args: string[], options: CommandOptions = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      ...options.user,
      cwd: options.cwd ?? '/',
      env: { ...process.env, ...options.environment },
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.stdin.on('error', () => {}) // A command that ends before reading its input reports through its exit code.
    child.stdin.end(options.input ?? '')
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve(output)
      else reject(new Error(`${[command, ...args].join(' ')} ended with ${code}\n${lastLines(output, 20)}`))
    })
  })
}

export function lastLines(text: string, count: number): string {
  return text.trimEnd().split('\n').slice(-count).join('\n')
}
