import type { Building } from '../model/buildings.ts'
import type { HomeKind } from '../model/districts.ts'

export type Language = 'en' | 'ar'
export type CategorySlug = 'house' | 'townhouse' | 'villa' | 'apartment' | 'studio' | 'farm' | 'shop' | 'land'
export type HomeBuilding = Building & { kind: HomeKind }

/** What is so about a home, whoever writes about it. Areas in square metres, distances in metres. */
export type Facts = {
  category: CategorySlug
  deal: 'sell' | 'rent'
  /** The ground floor is nought; a house has none. */
  floor: number | undefined
  area: number
  plot: number | undefined
  bedrooms: number
  bathrooms: number
  parking: number
  energy: string
  features: string[]
  near: Record<NearKey, number>
  isNew: boolean
}
export type NearKey = 'school' | 'station' | 'hospital' | 'park' | 'beach' | 'worship' | 'supermarket' | 'bus'

/** Once posted, what became of it. */
export type End = 'open' | 'pending' | 'rejected' | 'paused' | 'taken' | 'offered' | 'expired'
export type Fate = {
  end: End
  /** How long before now it was published. */
  days: number
  /** The prices before the last one, and how long before now each ended. */
  earlier: { price: number; days: number }[]
  views: number
  reason?: string
}

export type DemoHome = {
  key: string
  building: HomeBuilding
  facts: Facts
  /** Place in the list of listers. */
  lister: number
  language: Language
  title: string
  description: string
  /** The same for readers of the other language. */
  translation: { language: Language; title: string; description: string }
  price: number
  address: string
  latitude: number
  longitude: number
  isPremium: boolean
  hidesLocation: boolean
  /** Chance enough to choose a picture by, for a home that is one of a million. */
  look: number
  fate: Fate
}
