/** The first paragraph stands out when it is short enough to be a sentence of invitation. */
export function Description({ text, lang }: { text: string; lang?: string | undefined }) {
  const paragraphs = text.split(/\n+/).filter((paragraph) => paragraph.trim() !== '')
  const hasLead = paragraphs.length > 1 && (paragraphs[0]?.length ?? 0) < 240
  return (
    <div lang={lang} className="grid max-w-[64ch] gap-3.5 break-words">
      {paragraphs.map((paragraph, index) => (
        <p
          key={`${index}-${paragraph.slice(0, 20)}`}
          dir="auto"
          className={hasLead && index === 0 ? 'type-lead' : 'type-reading'}
        >
          {paragraph}
        </p>
      ))}
    </div>
  )
}
