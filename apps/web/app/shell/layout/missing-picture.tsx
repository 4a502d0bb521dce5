import { Image } from 'lucide-react'
import { useSite } from '../site.ts'

/** Stands where a listing has no picture: the operator's own sign, or ours. */
export function MissingPicture({ className = 'size-8' }: { className?: string }) {
  const { placeholderLogoUrl } = useSite().settings
  if (!placeholderLogoUrl) return <Image className={className} aria-hidden />
  return <img src={placeholderLogoUrl} alt="" loading="lazy" decoding="async" className="missing-picture" />
}
