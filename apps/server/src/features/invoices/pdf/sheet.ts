export type Labelled = { label: string; value: string }
export type Party = { label: string; name: string; lines: string[] }

/** One page in the words of its reader: what is drawn, and nothing that has to be looked up. */
export type Sheet = {
  language: string
  dir: 'ltr' | 'rtl'
  issuedAt: Date
  site: string
  title: string
  number: string
  parties: [Party, Party]
  facts: Labelled[]
  /** The first column is the description; the others are figures. */
  columns: [string, string, string, string]
  line: { name: string; detail: string; figures: [string, string, string] }
  badge: string
  sums: Labelled[]
  total: Labelled
  included: Labelled | null
  footer: [string, string, string]
}
