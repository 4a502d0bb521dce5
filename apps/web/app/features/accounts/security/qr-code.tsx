// A drawing inside the page cannot be an <img>.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import encodeQr from 'qr'
import { useMemo } from 'react'
import { toQrPath } from './qr-path.ts'

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
