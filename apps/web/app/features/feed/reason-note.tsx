import type { ReasonKind } from '@gable/contract/feed'
import { CircleCheck, Eye, Heart, House, type LucideIcon, MapPin, Sparkles, TrendingDown, Wallet } from 'lucide-react'

const icons: Record<ReasonKind, LucideIcon> = {
  near_saved: MapPin,
  like_saved: Heart,
  near_seen: MapPin,
  like_seen: Eye,
  price_drop: TrendingDown,
  low_price: Wallet,
  facilities: MapPin,
  all_wishes: CircleCheck,
  city: MapPin,
  category: House,
  newest: Sparkles,
}

/** Why a home is recommended, as the server words it. */
export function ReasonNote({ kind, text }: { kind: ReasonKind; text: string }) {
  const Icon = icons[kind]
  return (
    <p className="feed-reason">
      <Icon aria-hidden />
      {text}
    </p>
  )
}
