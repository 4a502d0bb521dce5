/** What search engines read about the page. */
export function JsonLd({ description }: { description: object }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toScriptText(description) }} />
}

/** JSON that cannot end the element it stands in, whatever a lister wrote. */
export function toScriptText(value: object): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}
