import type { WallTime } from '@gable/domain/zoned-time'

const two = (value: number) => String(value).padStart(2, '0')

/** As fields of forms write a day and a time: `2026-07-11T11:30`. */
export const writeLocalTime = ({ date, minute }: WallTime) =>
  `${date}T${two(Math.floor(minute / 60))}:${two(minute % 60)}`

export function readLocalTime(text: string): WallTime | undefined {
  const match = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)/.exec(text)
  if (!match) return undefined
  return { date: match[1] ?? '', minute: Number(match[2]) * 60 + Number(match[3]) }
}
