type WaveformProps = { levels: readonly number[]; played?: number }

const width = 4
const height = 28
/** Where the loudness is not known there is a quiet line. */
const unknown = Array.from({ length: 48 }, () => 12)

/** The loudness of a voice note, dark as far as it was played; for the eye alone. */
export function Waveform({ levels, played = 1 }: WaveformProps) {
  const bars = levels.length > 0 ? levels : unknown
  return (
    <svg className="chat-wave" viewBox={`0 0 ${bars.length * width} ${height}`} preserveAspectRatio="none" aria-hidden>
      {bars.map((level, index) => {
        const bar = Math.max(3, (level / 100) * height)
        return (
          <rect
            key={index}
            x={index * width + 1}
            y={(height - bar) / 2}
            width={2}
            height={bar}
            rx={1}
            data-played={index < played * bars.length || undefined}
          />
        )
      })}
    </svg>
  )
}
