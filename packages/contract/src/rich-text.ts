import { isSafeLink } from '@gable/domain/safe-link'
import * as z from 'zod'
import { toNormalForm } from './wire.ts'

export const maxDocumentLetters = 200_000
/** A list in a list with a link in it is twelve deep. */
const deepest = 16

const words = (maximum: number) =>
  z
    .string()
    .max(maximum * 2, { abort: true })
    .overwrite((value) => toNormalForm(value.replaceAll('\u0000', '')).toWellFormed())
    .max(maximum)

const Mark = z.discriminatedUnion('type', [
  z.object({ type: z.enum(['bold', 'italic']) }),
  z.object({
    type: z.literal('link'),
    attrs: z.object({ href: z.string().trim().refine(isSafeLink, 'Only https, mailto and pages of this site') }),
  }),
])

const Words = z.object({ type: z.literal('text'), text: words(20_000).min(1), marks: z.array(Mark).max(4).optional() })
const Inline = z.discriminatedUnion('type', [Words, z.object({ type: z.literal('hardBreak') })])
const inlines = z.array(Inline).max(2_000).optional()

const Paragraph = z.object({ type: z.literal('paragraph'), content: inlines })
const Heading = z.object({
  type: z.literal('heading'),
  attrs: z.object({ level: z.literal([2, 3]) }),
  content: inlines,
})
const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ type: z.enum(['bulletList', 'orderedList']), content: z.array(item).min(1).max(200) })

// Lists nest once. Spelt out, a document cannot be deeper than this file.
const InnerItem = z.object({ type: z.literal('listItem'), content: z.array(Paragraph).min(1).max(20) })
const Item = z.object({
  type: z.literal('listItem'),
  content: z
    .array(z.discriminatedUnion('type', [Paragraph, listOf(InnerItem)]))
    .min(1)
    .max(20),
})

const Block = z.discriminatedUnion('type', [
  Paragraph,
  Heading,
  listOf(Item),
  z.object({ type: z.literal('blockquote'), content: z.array(Paragraph).min(1).max(20) }),
  z.object({
    type: z.literal('image'),
    attrs: z.object({ mediaId: z.uuid(), alt: words(300).default(''), caption: words(300).default('') }),
  }),
  z.object({ type: z.literal('horizontalRule') }),
])

/** What is not named here does not get past it; editors such as Tiptap write this shape. */
const RichTextDocument = z.object({ type: z.literal('doc'), content: z.array(Block).max(1_000) })
export type RichText = z.output<typeof RichTextDocument>
export type RichBlock = RichText['content'][number]
export type RichInline = z.output<typeof Inline>
export type RichListItem = z.output<typeof Item>
export type RichParagraph = z.output<typeof Paragraph>

/** A document as JSON in a text, which passes through forms and readers of fields as it is. */
export const RichText = z.codec(z.string().max(maxDocumentLetters), RichTextDocument, {
  decode: (text, context) => {
    const parsed = parse(text)
    if (parsed) return parsed.value as z.input<typeof RichTextDocument>
    context.issues.push({ code: 'custom', input: text, message: 'Expected a document as JSON' })
    return z.NEVER
  },
  encode: (value) => JSON.stringify(value),
})

function parse(text: string): { value: unknown } | undefined {
  if (depthOf(text) > deepest) return undefined
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return undefined
  }
}

/** How deep its brackets go, those within words aside. */
function depthOf(text: string): number {
  let [depth, most, isInText] = [0, 0, false]
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (isInText) {
      if (sign === '\\') at += 1
      else if (sign === '"') isInText = false
    } else if (sign === '"') isInText = true
    else if (sign === '{' || sign === '[') most = Math.max(most, (depth += 1))
    else if (sign === '}' || sign === ']') depth -= 1
  }
  return most
}
