/** The first stop of the Tab key: past the header, to the main part of the page. */
export function SkipLink({ label, target = 'main' }: { label: string; target?: string | undefined }) {
  return (
    <a className="ui-skip-link" href={`#${target}`}>
      {label}
    </a>
  )
}
