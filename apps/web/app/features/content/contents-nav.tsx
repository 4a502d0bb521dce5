type ContentsNavProps = { label: string; contents: readonly { anchor: string; title: string }[] }

/** Leads to the headings of a text; an empty column for a text without any. */
export function ContentsNav({ label, contents }: ContentsNavProps) {
  if (contents.length < 2) return <div className="max-lg:hidden" />
  return (
    <nav aria-label={label} className="contents-nav">
      <ol>
        {contents.map(({ anchor, title }) => (
          <li key={anchor}>
            <a href={`#${anchor}`} dir="auto">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
