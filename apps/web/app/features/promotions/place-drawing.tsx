import type { PromotionType } from '@gable/domain/promotion-moves'

/** Where on a page a promoted home stands, as a sketch. */
export function PlaceDrawing({ type }: { type: PromotionType }) {
  return (
    <svg viewBox="0 0 160 84" className="promotion-drawing" aria-hidden>
      <rect x="0.75" y="0.75" width="158.5" height="82.5" rx="6" data-part="page" />
      {type === 'slider' ? (
        <>
          <rect x="12" y="20" width="136" height="40" rx="3" data-part="paid" />
          {[12, 60, 108].map((x) => (
            <path key={x} d={`M${x} 83V71a3 3 0 0 1 3-3h34a3 3 0 0 1 3 3v12`} data-part="other" />
          ))}
        </>
      ) : (
        <>
          <rect x="12" y="20" width="40" height="28" rx="3" data-part="paid" />
          {[60, 108].map((x) => (
            <rect key={x} x={x} y="20" width="40" height="28" rx="3" data-part="other" />
          ))}
          {[12, 60, 108].map((x) => (
            <path key={x} d={`M${x} 56h28`} data-part="other" />
          ))}
          {[12, 60, 108].map((x) => (
            <path key={`next-${x}`} d={`M${x} 83V71a3 3 0 0 1 3-3h34a3 3 0 0 1 3 3v12`} data-part="other" />
          ))}
        </>
      )}
      <path d="M12 11h22M118 11h30" data-part="other" />
    </svg>
  )
}
