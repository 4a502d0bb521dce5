// A drawing inside the page cannot be an <img>.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import encodeQr from 'qr'
import { useMemo } from 'react'

/** Made here and sent nowhere: what it says is secret. Dark on white in either theme, as cameras want it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = useMemo(() => encodeQr(text, 'raw', { ecc: 'medium', border: 2 }), [text])
  return (
    <svg
      className="qr-code"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
    >
      <path d={toQrPath(rows)} />
    </svg>
  )
}

/** The dark squares of a QR code as one path, a unit each; squares in a row are drawn in one go. */
export function toQrPath(rows: readonly (readonly boolean[])[]): string {
  return rows.flatMap((row, y) => runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)).join('')
}

function runsOf(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = []
  row.forEach((isDark, x) => {
    const last = runs.at(-1)
    if (!isDark) return
    if (last && last[0] + last[1] === x) last[1] += 1
    else runs.push([x, 1])
  })
  return runs
}
