// After npm install: the packages come from the lockfile, and a change to it is a lockfile that did not fit.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { lockfileChanges, type Lockfile } from './lockfile.ts'

const file = 'package-lock.json'
const committed = execFileSync('git', ['show', `HEAD:${file}`], { encoding: 'utf8', maxBuffer: 2 ** 26 })
const changes = lockfileChanges(JSON.parse(committed) as Lockfile, JSON.parse(readFileSync(file, 'utf8')) as Lockfile)
for (const name of changes) console.error(`${file} does not fit: ${name || 'the root'}`)
if (changes.length > 0) process.exitCode = 1
