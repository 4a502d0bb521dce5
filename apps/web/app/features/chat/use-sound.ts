import { useEffect, useRef, useState } from 'react'

/** One voice at a time. */
let playing: HTMLAudioElement | undefined
export const speeds = [1, 1.5, 2] as const
/** As somebody likes to listen, for all of this page. */
let usualSpeed: (typeof speeds)[number] = 1

type Source = {
  url: string
  seconds: number
  /** Its address ends after minutes; this answers another. */
  renew: () => Promise<string | undefined>
}

/** Fetched as a whole when it is first wanted: what was fetched plays on when its address is old. */
export function useSound({ url, seconds, renew }: Source) {
  const audio = useRef<HTMLAudioElement>(undefined)
  const [state, setState] = useState<'paused' | 'loading' | 'playing' | 'failed'>('paused')
  const [at, setAt] = useState(0)
  const [length, setLength] = useState(seconds)
  const [speed, setSpeed] = useState<(typeof speeds)[number]>(usualSpeed)
  useEffect(() => () => drop(audio.current), [])

  async function load(): Promise<HTMLAudioElement> {
    if (audio.current) return audio.current
    const sound = new Audio(URL.createObjectURL(await fetchSound(url, renew)))
    sound.addEventListener('timeupdate', () => setAt(sound.currentTime))
    sound.addEventListener('pause', () => setState('paused'))
    sound.addEventListener('playing', () => setState('playing'))
    sound.addEventListener('ended', () => {
      sound.currentTime = 0
      setAt(0)
    })
    sound.addEventListener('durationchange', () => {
      if (Number.isFinite(sound.duration)) setLength(sound.duration)
    })
    audio.current = sound
    return sound
  }

  async function play() {
    setState('loading')
    try {
      const sound = await load()
      if (playing !== sound) playing?.pause()
      playing = sound
      sound.playbackRate = speed
      await sound.play()
    } catch {
      setState('failed')
    }
  }

  function seek(to: number) {
    setAt(to)
    if (audio.current) audio.current.currentTime = to
    else
      void load().then(
        (sound) => (sound.currentTime = to),
        () => setState('failed'),
      )
  }

  function quicken() {
    const next = speeds[(speeds.indexOf(speed) + 1) % speeds.length] ?? 1
    usualSpeed = next
    setSpeed(next)
    if (audio.current) audio.current.playbackRate = next
  }
  const toggle = () => (state === 'playing' ? audio.current?.pause() : void play())
  return { state, at, length, speed, toggle, seek, quicken }
}

async function fetchSound(url: string, renew: Source['renew']): Promise<Blob> {
  const first = await fetch(url)
  if (first.ok) return first.blob()
  const again = await fetch((await renew()) ?? url)
  if (!again.ok) throw new Error('The voice note cannot be fetched')
  return again.blob()
}

function drop(sound: HTMLAudioElement | undefined) {
  if (!sound) return
  sound.pause()
  URL.revokeObjectURL(sound.src)
  if (playing === sound) playing = undefined
}
