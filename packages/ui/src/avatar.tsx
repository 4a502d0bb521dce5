import { classNames } from './class-names.ts'

const tones = ['brand', 'sand', 'clay', 'sea', 'moss'] as const

type AvatarProps = {
  /** A picture of the person, or nothing: then the initials. */
  src?: string | undefined
  name: string
  tone?: (typeof tones)[number] | undefined
  size?: 'small' | 'medium' | 'large' | 'huge' | undefined
  className?: string | undefined
}

/** Decoration beside a written name; the name itself is not repeated to screen readers. */
export function Avatar({ src, name, tone = toneOf(name), size = 'medium', className }: AvatarProps) {
  const look = classNames(
    'ui-avatar',
    tone !== 'brand' && `ui-avatar-${tone}`,
    size !== 'medium' && `ui-avatar-${size}`,
    className,
  )
  return (
    // The initials are drawn by the style sheet: as text they would belong to the name of a button around them.
    <span className={look} aria-hidden data-initials={src ? undefined : initialsOf(name)}>
      {src && <img src={src} alt="" loading="lazy" decoding="async" />}
    </span>
  )
}

const segmenter = new Intl.Segmenter()
const firstLetter = (word: string) => [...segmenter.segment(word)][0]?.segment ?? ''

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const last = words.length > 1 ? words.at(-1) : ''
  return (firstLetter(words[0] ?? '') + firstLetter(last ?? '')).toUpperCase()
}

/** The same name always gets the same colour. */
function toneOf(name: string): (typeof tones)[number] {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return tones[sum % tones.length] ?? 'brand'
}
