import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Imports each icon from its own file, so that the build knows which page uses which of the thousand. */
export function iconImports(): Plugin {
  const files = findIconFiles()
  return {
    name: 'gable:icon-imports',
    apply: 'build',
    transform: {
      filter: { id: /\.tsx?(\?|$)/, code: 'lucide-react' },
      handler(code) {
        return { code: splitIconImports(code, files), map: null }
      },
    },
  }
}

/** As the index of the library has it: every name, older ones too, with the file it comes from. */
function findIconFiles(): Map<string, string> {
  const index = readFileSync(new URL('../lucide-react.mjs', import.meta.resolve('lucide-react/icons/x')), 'utf8')
  const files = new Map<string, string>()
  for (const [, names = '', file = ''] of index.matchAll(/export \{([^{}]+)\} from '\.\/icons\/([\w-]+)\.mjs'/g)) {
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, file)
  }
  return files
}

export const splitIconImports = (code: string, files: ReadonlyMap<string, string>): string =>
  code.replace(/import \{([^{}]+)\} from ["']lucide-react["'];?/g, (whole, list: string) => {
    // Types are gone when the code runs, whether they are imported or not.
    const names = list
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => name.split(' as '))
    if (names.some(([name = '']) => !files.has(name))) return whole
    return names
      .map(([name = '', alias = name]) => `import ${alias} from 'lucide-react/icons/${files.get(name) ?? ''}';`)
      .join('')
  })
