import type { ReasonKind, Recommendation } from '@gable/contract/feed'
import {
  CircleCheck,
  Eye,
  Heart,
  House,
  type LucideIcon,
  MapPin,
  Search,
  Sparkles,
  ThumbsUp,
  TrendingDown,
  Wallet,
} from 'lucide-react'
import { Thumbs } from './thumbs.tsx'

const icons: Record<ReasonKind, LucideIcon> = {
  near_saved: MapPin,
  like_saved: Heart,
  near_liked: MapPin,
  like_liked: ThumbsUp,
  near_seen: MapPin,
  like_seen: Eye,
  searched: Search,
  price_drop: TrendingDown,
  low_price: Wallet,
  facilities: MapPin,
  all_wishes: CircleCheck,
  city: MapPin,
  category: House,
  newest: Sparkles,
}

type ReasonNoteProps = { home: Pick<Recommendation, 'id' | 'title' | 'isLiked' | 'reason' | 'reasonKind'> }

/** Why a home is recommended, as the server words it, and whether that was right. */
export function ReasonNote({ home }: ReasonNoteProps) {
  const Icon = icons[home.reasonKind]
  return (
    <div className="feed-reason">
      <Icon aria-hidden />
      <p>{home.reason}</p>
      <Thumbs home={home} />
    </div>
  )
}
