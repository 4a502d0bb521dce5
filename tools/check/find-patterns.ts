import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** A regular expression as it stands in the code. */
export type Pattern = { file: string; line: number; source: string; flags: string }

// Tools and tests read only what we wrote ourselves.
const sources = '{apps,packages}/**/*.{ts,tsx}'

/** Every regular expression that the code writes down, in literals and in `new RegExp('…')`. */
export function findPatterns(root: string): Pattern[] {
  const files = globSync(sources, {
    cwd: root,
    exclude: (path) => /node_modules|\/build\/|\.react-router|\.test\.tsx?$/.test(path),
  })
  return files.toSorted().flatMap((file) => patternsIn(file, readFileSync(join(root, file), 'utf8')))
}

export function patternsIn(file: string, code: string): Pattern[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const tree = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, false, kind)
  const found: Pattern[] = []
  const add = (node: ts.Node, source: string, flags: string) => {
    const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1
    found.push({ file, line, source, flags })
  }
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      add(node, node.text.slice(1, end), node.text.slice(end + 1))
    }
    if (ts.isNewExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'RegExp') {
      const [source, flags] = node.arguments ?? []
      if (source && ts.isStringLiteralLike(source))
        add(node, source.text, flags && ts.isStringLiteralLike(flags) ? flags.text : '')
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}
