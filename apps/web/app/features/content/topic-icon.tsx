import type { TopicIcon as Name } from '@gable/contract/content-topics'
import {
  BadgeCheck,
  Building2,
  ChartNoAxesColumn,
  CircleQuestionMark,
  CreditCard,
  House,
  type LucideIcon,
  Map,
  Search,
  Tag,
  User,
} from 'lucide-react'

const icons: Record<Name, LucideIcon> = {
  search: Search,
  home: House,
  user: User,
  card: CreditCard,
  badge: BadgeCheck,
  building: Building2,
  tag: Tag,
  map: Map,
  chart: ChartNoAxesColumn,
  help: CircleQuestionMark,
}

export function TopicIcon({ name }: { name: Name }) {
  const Icon = icons[name]
  return (
    <span className="contact-sign">
      <Icon aria-hidden />
    </span>
  )
}
