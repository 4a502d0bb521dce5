const dayMicros = 86_400_000_000
const hourMicros = 3_600_000_000

/**
 * In microseconds, from the beginning of the hour: so counts are kept by the hour, and a question is the same for a
 * while.
 */
export const daysBefore = (asOf: Date, days: number): number =>
  Math.floor((asOf.getTime() * 1000 - days * dayMicros) / hourMicros) * hourMicros
