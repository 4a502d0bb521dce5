import type { Notification } from '@gable/contract/notifications'
import {
  BadgeCheck,
  CalendarDays,
  CircleAlert,
  CircleCheck,
  Clock,
  Crown,
  Flag,
  Heart,
  type LucideIcon,
  MessageCircle,
  ShieldAlert,
  TrendingDown,
  UserRoundPlus,
  Users,
} from 'lucide-react'
import { createElement } from 'react'

const icons: Partial<Record<Notification['kind'], LucideIcon>> = {
  interest: UserRoundPlus,
  enquiry: MessageCircle,
  favourite_price: TrendingDown,
  favourite_status: Heart,
  package: Crown,
  report: Flag,
  security: ShieldAlert,
  verification: BadgeCheck,
  viewing: CalendarDays,
  agency: Users,
}
const toneIcons: Record<Notification['tone'], LucideIcon> = {
  news: Flag,
  good: CircleCheck,
  bad: CircleAlert,
  soon: Clock,
}

type NotificationIconProps = Pick<Notification, 'kind' | 'tone'>

/** Of what it is about, or of how it went. */
export const NotificationIcon = ({ kind, tone }: NotificationIconProps) =>
  createElement(icons[kind] ?? toneIcons[tone], { 'aria-hidden': true })
