import type { Point } from './geometry.ts'

/** A smaller rank is the more important name. */
type LabelStyle = 'city' | 'district' | 'water' | 'park' | 'road'
export type Label = { at: Point; style: LabelStyle; rank: number; name: string }

const label = (x: number, y: number, style: LabelStyle, name: string): Label => ({
  at: [x, y],
  style,
  rank: { city: 1, water: 2, district: 3, park: 4, road: 5 }[style],
  name,
})

export const labels: Label[] = [
  label(1500, 1085, 'city', 'Porto'),
  label(1450, 1520, 'city', 'Vila Nova de Gaia'),
  label(620, 110, 'district', 'Matosinhos Sul'),
  label(600, 760, 'district', 'Nevogilde'),
  label(560, 1085, 'district', 'Foz do Douro'),
  label(900, 700, 'district', 'Aldoar'),
  label(800, 1030, 'district', 'Lordelo do Ouro'),
  label(1220, 860, 'district', 'Boavista'),
  label(1210, 1130, 'district', 'Massarelos'),
  label(1400, 1130, 'district', 'Miragaia'),
  label(1560, 900, 'district', 'Cedofeita'),
  label(1790, 830, 'district', 'Bonfim'),
  label(1600, 600, 'district', 'Paranhos'),
  label(2130, 930, 'district', 'Campanhã'),
  label(740, 1510, 'district', 'Afurada'),
  label(190, 820, 'water', 'Atlantic Ocean'),
  label(1290, 1272, 'water', 'Rio Douro'),
  label(750, 400, 'park', 'Parque da Cidade'),
  label(1448, 965, 'park', 'Palácio de Cristal'),
  label(1905, 620, 'park', 'Covelo'),
  label(1000, 768, 'road', 'Avenida da Boavista'),
  label(1085, 470, 'road', 'VCI'),
  label(1560, 462, 'road', 'VCI'),
]
