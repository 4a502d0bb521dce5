import type { Readable } from 'node:stream'

/** Samples of one byte pair each, as many in a second as are enough for a picture of the loudness. */
export const samplesPerSecond = 8_000
const samplesPerStep = samplesPerSecond / 20
/** As many bars as a bubble has room for. */
const bars = 48

export type Waveform = { seconds: number; levels: number[] }

/** Length and loudness of sound that arrives as samples; stops where it is longer than wanted. */
export async function measure(output: Readable, maxSeconds: number): Promise<Waveform | undefined> {
  const peaks: number[] = []
  let [samples, peak] = [0, 0]
  let odd: Buffer = Buffer.alloc(0)
  for await (const chunk of output as AsyncIterable<Buffer>) {
    const bytes = odd.length > 0 ? Buffer.concat([odd, chunk]) : chunk
    const whole = bytes.length - (bytes.length % 2)
    for (let at = 0; at < whole; at += 2) {
      peak = Math.max(peak, Math.abs(bytes.readInt16LE(at)))
      samples += 1
      if (samples % samplesPerStep === 0) {
        peaks.push(peak)
        peak = 0
      }
    }
    odd = bytes.subarray(whole)
    if (samples > maxSeconds * samplesPerSecond) return undefined
  }
  if (samples === 0) return undefined
  if (peak > 0 || peaks.length === 0) peaks.push(peak)
  return { seconds: Math.round((samples / samplesPerSecond) * 10) / 10, levels: toLevels(peaks) }
}

/** The loudest is 100, so that one hears nothing of how near the microphone was. */
function toLevels(peaks: number[]): number[] {
  const count = Math.min(bars, peaks.length)
  const highest = Array.from({ length: count }, (_, bar) => {
    const [from, to] = [Math.floor((bar * peaks.length) / count), Math.floor(((bar + 1) * peaks.length) / count)]
    return Math.max(...peaks.slice(from, to))
  })
  const loudest = Math.max(...highest)
  return highest.map((peak) => (loudest > 0 ? Math.round((peak / loudest) * 100) : 0))
}
