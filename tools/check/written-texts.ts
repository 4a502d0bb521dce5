import ts from 'typescript'

/** What a file of code says: texts that are keys or parts of them, and words that a reader would see as they are. */
type Written = { literals: string[]; patterns: string[]; hardCoded: string[] }

const spokenAttributes = new Set(['aria-label', 'alt', 'label', 'placeholder', 'title', 'hint', 'text', 'heading'])
const hasWords = (text: string) => /\p{L}{2,}/u.test(text.replace(/&\w+;/g, ''))

/** Reads the syntax and not the lines: a key in a comment is used by nobody. */
export function readWritten(path: string, source: string): Written {
  const written: Written = { literals: [], patterns: [], hardCoded: [] }
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, kind)
  const lineOf = (node: ts.Node) => file.getLineAndCharacterOfPosition(node.getStart()).line + 1
  const note = (node: ts.Node, text: string) => {
    if (hasWords(text)) written.hardCoded.push(`${path}:${lineOf(node)} says "${text.trim()}"`)
  }
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node)) written.literals.push(node.text)
    if (ts.isTemplateExpression(node)) written.patterns.push(patternOf(node))
    if (ts.isJsxText(node) && !isForMachines(node.parent)) note(node, node.text)
    if (ts.isJsxAttribute(node) && node.initializer && ts.isStringLiteral(node.initializer)) {
      if (spokenAttributes.has(node.name.getText())) note(node, node.initializer.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return written
}

/** Keys of a keyboard and commands are the same in every language. */
const isForMachines = (node: ts.Node) =>
  ts.isJsxElement(node) && ['kbd', 'code'].includes(node.openingElement.tagName.getText())

const anyName = '[\\w.-]+'

/** `menu.${label}` as menu.* for any name in its place. */
const patternOf = ({ head, templateSpans }: ts.TemplateExpression) =>
  [head.text, ...templateSpans.map(({ literal }) => literal.text)].map(escape).join(anyName)

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const pluralForm = /_(?:zero|one|two|few|many|other)$/

/** The keys, with their namespaces, that no code names: not as a whole, not as a pattern, not by a branch above them. */
export function findUnusedKeys(keys: readonly string[], code: readonly Written[], dynamic: readonly string[]) {
  const literals = new Set(code.flatMap((written) => written.literals))
  // A pattern of values alone would be any text at all.
  const named = code
    .flatMap((written) => written.patterns)
    .filter((pattern) => /[a-z]{2}/i.test(pattern.replaceAll(anyName, '')))
  const isPattern = new RegExp(`^(?:${[...new Set(named)].join('|') || '(?!)'})$`)
  return keys.filter((key) => {
    const whole = key.replace(pluralForm, '')
    const path = whole.slice(whole.indexOf('.') + 1)
    const names = [whole.replace('.', ':'), path]
    // What is read as a whole branch is named by the branch.
    const branches = path.split('.').map((_, index, parts) => parts.slice(0, index).join('.'))
    const isNamed = [...names, ...branches.filter((branch) => branch.includes('.'))].some((name) => literals.has(name))
    return !isNamed && !names.some((name) => isPattern.test(name)) && !dynamic.some((start) => whole.startsWith(start))
  })
}
