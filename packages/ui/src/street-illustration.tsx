import { classNames } from './class-names.ts'

/** Left edge, right edge, and the heights of eaves and ridge of each house. */
const houses = [
  [50, 134, 106, 68],
  [148, 220, 84, 52],
  [410, 488, 100, 64],
  [540, 626, 80, 46],
  [640, 698, 110, 82],
] as const

const trees = [246, 512]

/** A street with one gap in it, for the page that is not there; `sign` stands on the empty plot. */
export function StreetIllustration({ sign, className }: { sign: string; className?: string | undefined }) {
  return (
    <svg className={classNames('ui-illustration ui-illustration-wide', className)} viewBox="0 0 720 200" aria-hidden>
      <path d="M10 176H710" />
      <path d="M60 188h40M180 188h70M340 188h30M470 188h90M630 188h30" opacity=".5" />
      {houses.map(([left, right, eaves, ridge]) => (
        <path key={left} d={drawHouse(left, right, eaves, ridge)} />
      ))}
      {trees.map((x) => (
        <path key={x} d={`M${x} 176v-30M${x} 152c-14 0-20-10-16-22-4-12 8-22 16-20 8-2 20 8 16 20 4 12-2 22-16 22Z`} />
      ))}
      <path data-accent strokeDasharray="6 6" d="M282 176V100L332 58 382 100V176M276 105 332 56 388 105" />
      <path d="M332 176v-44" />
      <rect data-filled x="306" y="104" width="52" height="28" rx="3" />
      <text x="332" y="124" textAnchor="middle" fontSize="18" className="fill-brand stroke-none font-serif">
        {sign}
      </text>
    </svg>
  )
}

function drawHouse(left: number, right: number, eaves: number, ridge: number): string {
  const middle = (left + right) / 2
  const wall = `M${left} 176V${eaves}L${middle} ${ridge} ${right} ${eaves}V176`
  const roof = `M${left - 5} ${eaves + 4}L${middle} ${ridge - 1} ${right + 5} ${eaves + 4}`
  const door = `M${middle - 8} 176v-26h16v26`
  const pane = (x: number) => `M${x} ${eaves + 12}h14v18h-14zM${x + 7} ${eaves + 12}v18`
  return `${wall}${roof}${door}${pane(left + 10)}${pane(right - 24)}`
}
