import type { AreaUnit } from './area-units.ts'

/** What homes are measured in; plots also in larger units. */
export const homeUnits = ['square_metre', 'square_foot'] as const satisfies readonly AreaUnit[]
export type HomeUnit = (typeof homeUnits)[number]

/** Beside hectares and acres, what plots are measured in where an operator says so. */
export const localUnits = [
  'square_yard',
  'bigha_bengal',
  'bigha_gujarat',
  'bigha_rajasthan',
  'bigha_nepal',
  'marla',
  'marla_lahore',
  'kanal',
  'kanal_lahore',
  'dunam',
  'dunam_cyprus',
  'dunam_iraq',
  'feddan',
  'tsubo',
  'ping',
  'pyeong',
  'rai',
] as const satisfies readonly AreaUnit[]

/** What a plot is measured in: a unit of its own, or that of homes. */
export const plotUnits = ['as_home', 'hectare', 'acre', ...localUnits] as const
export type PlotUnit = (typeof plotUnits)[number]
