import {
  Bath,
  BedDouble,
  Calendar,
  CalendarCheck,
  Car,
  CircleDot,
  Hourglass,
  LandPlot,
  Layers,
  Leaf,
  type LucideIcon,
  Map,
  PawPrint,
  PiggyBank,
  Receipt,
  Ruler,
  ScrollText,
  Sofa,
  Sparkles,
} from 'lucide-react'

const icons: Record<string, LucideIcon> = {
  bath: Bath,
  'bed-double': BedDouble,
  calendar: Calendar,
  'calendar-check': CalendarCheck,
  car: Car,
  hourglass: Hourglass,
  'land-plot': LandPlot,
  layers: Layers,
  leaf: Leaf,
  map: Map,
  'paw-print': PawPrint,
  'piggy-bank': PiggyBank,
  receipt: Receipt,
  ruler: Ruler,
  'scroll-text': ScrollText,
  sofa: Sofa,
  sparkles: Sparkles,
}

/** The icon that staff chose for a parameter, by its name; a dot for names this version does not know. */
export const iconOfParameter = (name: string): LucideIcon => icons[name] ?? CircleDot
