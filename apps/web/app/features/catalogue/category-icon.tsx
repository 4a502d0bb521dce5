import {
  Briefcase,
  Building2,
  DoorOpen,
  Fence,
  Hotel,
  House,
  LandPlot,
  type LucideIcon,
  Store,
  Trees,
} from 'lucide-react'

const icons: Record<string, LucideIcon> = {
  briefcase: Briefcase,
  'building-2': Building2,
  'door-open': DoorOpen,
  fence: Fence,
  hotel: Hotel,
  house: House,
  'land-plot': LandPlot,
  store: Store,
  trees: Trees,
}

/** The icon that staff chose for a category, by its name; a house for names this version does not know. */
export function CategoryIcon({ name, className }: { name: string; className?: string }) {
  const Icon = icons[name] ?? House
  return <Icon className={className} aria-hidden />
}
