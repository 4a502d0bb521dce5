import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** What a file tells about itself, as exiftool reads it: `GPS:GPSLatitude`, `IFD0:Artist`. One list for all files. */
export async function tagsOf(files: Map<string, Buffer>): Promise<Record<string, string[]>> {
  const folder = await mkdtemp(join(tmpdir(), 'gable-exif-'))
  try {
    for (const [name, bytes] of files) await writeFile(join(folder, name), bytes)
    // Each by its name: of a folder it would read only those whose endings it knows.
    const paths = [...files.keys()].map((name) => join(folder, name))
    const { stdout } = await run('exiftool', ['-json', '-a', '-G1', '-U', ...paths], { maxBuffer: 2 ** 27 }).catch(
      (cause: unknown) => {
        throw new Error('exiftool is needed: apt-get install libimage-exiftool-perl', { cause })
      },
    )
    const found = JSON.parse(stdout) as ({ SourceFile: string } & Record<string, unknown>)[]
    return Object.fromEntries(
      found.map(({ SourceFile, ...tags }) => [SourceFile.slice(folder.length + 1), Object.keys(tags)]),
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}
