import { maxVoiceSeconds } from '@gable/domain/chat-rules'

/** What the server takes, what plays in most places first. */
const wantedTypes = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus']
const endings: Record<string, string> = { 'audio/webm': 'webm', 'audio/mp4': 'm4a', 'audio/ogg': 'ogg' }
const levelEveryMs = 100
/** Speech, small enough that five minutes are far from too heavy. */
const bitsPerSecond = 32_000

export type Recorded = { file: File; seconds: number }
export type RecorderProblem = 'denied' | 'missing' | 'failed'
export type SoundRecorder = Awaited<ReturnType<typeof startRecorder>>
type Heard = { seconds: number; level: number }

const findType = () =>
  typeof MediaRecorder === 'undefined' ? undefined : wantedTypes.find((type) => MediaRecorder.isTypeSupported(type))

/** Without the server's leave, or outside of TLS, there are no devices. */
export const canRecord = (): boolean => findType() !== undefined && 'mediaDevices' in navigator

export function problemOf(error: unknown): RecorderProblem {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'failed'
}

/** Asks for the microphone and begins. At five minutes it stops listening and waits for what becomes of it. */
export async function startRecorder(onHeard: (heard: Heard) => void) {
  const type = findType()
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { echoCancellation: true, noiseSuppression: true },
  })
  const recorder = new MediaRecorder(stream, { ...(type && { mimeType: type }), audioBitsPerSecond: bitsPerSecond })
  const chunks: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => chunks.push(data))
  const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve, { once: true }))
  const meter = createMeter(stream)
  recorder.start(1_000)
  const startedAt = performance.now()
  let seconds = 0
  const timer = setInterval(() => {
    if (recorder.state !== 'recording') return
    seconds = Math.min(maxVoiceSeconds, (performance.now() - startedAt) / 1_000)
    onHeard({ seconds, level: meter.read() })
    if (seconds >= maxVoiceSeconds) recorder.pause()
  }, levelEveryMs)

  function close() {
    clearInterval(timer)
    meter.close()
    if (recorder.state !== 'inactive') recorder.stop()
    // The light of the microphone goes out.
    for (const track of stream.getTracks()) track.stop()
  }
  return {
    cancel: close,
    async finish(): Promise<Recorded> {
      close()
      await stopped
      const [plainType = ''] = recorder.mimeType.split(';')
      const file = new File(chunks, `voice.${endings[plainType] ?? 'webm'}`, { type: plainType })
      return { file, seconds: Math.round(seconds * 10) / 10 }
    },
  }
}

function createMeter(stream: MediaStream) {
  const context = new AudioContext()
  const analyser = new AnalyserNode(context, { fftSize: 1_024 })
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  return {
    /** From 0 to 100; speech is far from as loud as can be. */
    read() {
      analyser.getFloatTimeDomainData(samples)
      const loudness = Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)
      return Math.round(Math.min(1, loudness * 4) * 100)
    },
    close: () => void context.close(),
  }
}
