import { readFileSync } from 'node:fs'
import { billOfMaterials, type Lockfile } from './bill-of-materials.ts'

/** Prints everything that an installation runs, for whoever has to know. */
const lockfile = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')) as Lockfile
console.log(JSON.stringify(billOfMaterials(lockfile), null, 2))
