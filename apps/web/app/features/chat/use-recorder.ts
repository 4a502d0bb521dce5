import { useCallback, useEffect, useRef, useState } from 'react'
import { problemOf, type Recorded, type RecorderProblem, type SoundRecorder, startRecorder } from './sound-recorder.ts'

/** As many as a meter has room for. */
const shownLevels = 40

type Recording = { state: 'asking' | 'recording'; seconds: number; levels: number[] }

/** At most one voice note is being recorded; whoever leaves the conversation has thrown it away. */
export function useRecorder(onRecorded: (recorded: Recorded) => void) {
  const [recording, setRecording] = useState<Recording>()
  const [problem, setProblem] = useState<RecorderProblem>()
  const recorder = useRef<SoundRecorder>(undefined)
  const isWanted = useRef(false)

  const cancel = useCallback(() => {
    isWanted.current = false
    recorder.current?.cancel()
    recorder.current = undefined
    setRecording(undefined)
  }, [])
  useEffect(() => cancel, [cancel])

  async function start() {
    if (isWanted.current) return
    isWanted.current = true
    setProblem(undefined)
    setRecording({ state: 'asking', seconds: 0, levels: [] })
    try {
      const started = await startRecorder(({ seconds, level }) =>
        setRecording((before) => ({
          state: 'recording',
          seconds,
          levels: [...(before?.levels ?? []), level].slice(-shownLevels),
        })),
      )
      // It was cancelled while the browser was still asking.
      if (!isWanted.current) return started.cancel()
      recorder.current = started
      setRecording({ state: 'recording', seconds: 0, levels: [] })
    } catch (error) {
      cancel()
      setProblem(problemOf(error))
    }
  }

  async function finish() {
    const current = recorder.current
    if (!current) return
    recorder.current = undefined
    const recorded = await current.finish()
    cancel()
    onRecorded(recorded)
  }
  return { recording, problem, start, cancel, finish, forgetProblem: () => setProblem(undefined) }
}
