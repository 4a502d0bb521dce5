import type { accounts } from '@gable/i18n/en/accounts'
import {
  BadgeCheck,
  Ban,
  Bell,
  BellRing,
  Building2,
  CalendarDays,
  EyeOff,
  Compass,
  Crown,
  Gauge,
  Heart,
  House,
  Megaphone,
  type LucideIcon,
  MessageCircle,
  Plus,
  Receipt,
  Settings,
  ShieldCheck,
  UserRound,
  UserRoundPlus,
  Users,
} from 'lucide-react'

export type Section = {
  to: string
  Icon: LucideIcon
  /** Its text in `accounts:dashboard.sections`. */
  label: keyof (typeof accounts)['dashboard']['sections']
  /** Draws a hairline above it in the side navigation. */
  startsGroup?: boolean
}

/** The sections of a member's pages. A new one is one line here. */
export const dashboardSections: readonly Section[] = [
  { to: '/user', Icon: Gauge, label: 'overview' },
  { to: '/user/my-properties', Icon: House, label: 'listings' },
  { to: '/user/my-projects', Icon: Building2, label: 'projects' },
  { to: '/user/leads', Icon: UserRoundPlus, label: 'leads' },
  { to: '/user/chat', Icon: MessageCircle, label: 'chats' },
  { to: '/user/viewings', Icon: CalendarDays, label: 'viewings' },
  { to: '/user/advertisement', Icon: Megaphone, label: 'advertisements' },
  { to: '/user/agency', Icon: Users, label: 'agency' },
  { to: '/user/favourites', Icon: Heart, label: 'saved' },
  { to: '/user/personalise-feed', Icon: Compass, label: 'forYou' },
  { to: '/user/properties', Icon: Plus, label: 'post' },
  { to: '/user/notifications', Icon: Bell, label: 'notifications', startsGroup: true },
  { to: '/user/subscription', Icon: Crown, label: 'subscription' },
  { to: '/user/transactions', Icon: Receipt, label: 'payments' },
  { to: '/user/verification', Icon: BadgeCheck, label: 'verification' },
]

/** The tabs of the settings; the side navigation has one entry for all of them. */
export const settingsSections: readonly Section[] = [
  { to: '/user/profile', Icon: UserRound, label: 'profile' },
  { to: '/user/security', Icon: ShieldCheck, label: 'security' },
  { to: '/user/notification-settings', Icon: BellRing, label: 'notifications' },
  { to: '/user/blocked', Icon: Ban, label: 'blocked' },
  { to: '/user/hidden', Icon: EyeOff, label: 'hidden' },
]

/** In menus that have an entry of their own for what the last tab is about. */
export const menuSettings = settingsSections.filter(({ label }) => label !== 'notifications')

export const settingsEntry: Section = { to: '/user/profile', Icon: Settings, label: 'settings', startsGroup: true }
