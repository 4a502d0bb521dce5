import {
  Blocks,
  Bus,
  CircleDot,
  Dumbbell,
  FerrisWheel,
  HandHeart,
  Hospital,
  Landmark,
  type LucideIcon,
  Pill,
  Plane,
  School,
  ShoppingBag,
  ShoppingCart,
  TrainFront,
  Trees,
  Utensils,
  Waves,
} from 'lucide-react'

const icons: Record<string, LucideIcon> = {
  blocks: Blocks,
  bus: Bus,
  dumbbell: Dumbbell,
  'ferris-wheel': FerrisWheel,
  'hand-heart': HandHeart,
  hospital: Hospital,
  landmark: Landmark,
  pill: Pill,
  plane: Plane,
  school: School,
  'shopping-bag': ShoppingBag,
  'shopping-cart': ShoppingCart,
  'train-front': TrainFront,
  trees: Trees,
  utensils: Utensils,
  waves: Waves,
}

/** The icon that staff chose for what is near a home, by its name. */
export function FacilityIcon({ name, className }: { name: string; className?: string }) {
  const Icon = icons[name] ?? CircleDot
  return <Icon className={className} aria-hidden />
}
