import type { accounts } from '@gable/i18n/en/accounts'
import { Building2, Gauge, House, type LucideIcon, Plus, Settings, ShieldCheck, UserRound } from 'lucide-react'

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
  { to: '/user/properties', Icon: Plus, label: 'post' },
]

/** The tabs of the settings; the side navigation has one entry for all of them. */
export const settingsSections: readonly Section[] = [
  { to: '/user/profile', Icon: UserRound, label: 'profile' },
  { to: '/user/security', Icon: ShieldCheck, label: 'security' },
]

export const settingsEntry: Section = { to: '/user/profile', Icon: Settings, label: 'settings', startsGroup: true }
