import {
  BedSingle,
  Briefcase,
  Building2,
  DoorOpen,
  Fence,
  Hotel,
  House,
  LandPlot,
  type LucideIcon,
  Store,
  Tractor,
  TreePalm,
  Trees,
  Warehouse,
} from 'lucide-react'

const icons: Record<string, LucideIcon> = {
  'bed-single': BedSingle,
  briefcase: Briefcase,
  'building-2': Building2,
  'door-open': DoorOpen,
  fence: Fence,
  hotel: Hotel,
  house: House,
  'land-plot': LandPlot,
  store: Store,
  tractor: Tractor,
  'tree-palm': TreePalm,
  trees: Trees,
  warehouse: Warehouse,
}

/** The icon that staff chose for a category, by its name; a house for names this version does not know. */
export function CategoryIcon({ name, className }: { name: string; className?: string }) {
  const Icon = icons[name] ?? House
  return <Icon className={className} aria-hidden />
}
