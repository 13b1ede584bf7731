import { useEffect, useRef, useState } from 'react'

export const SPEEDS = [1, 1.5, 2] as const

/** One plays at a time. */
let playing: HTMLAudioElement | undefined
/** Chosen once, for all that is heard in this page. */
let chosenSpeed: number = SPEEDS[0]

export interface Player {
  readonly plays: boolean
  readonly at: number
  readonly speed: number
  readonly failed: boolean
  readonly toggle: () => void
  readonly seek: (seconds: number) => void
  readonly faster: () => void
}

/** Plays one recording. Its length is the portal's: what a browser records does not say it. */
export function usePlayer(src: string | undefined, seconds: number): Player {
  const audio = useRef<HTMLAudioElement>(null)
  const [plays, setPlays] = useState(false)
  const [at, setAt] = useState(0)
  const [speed, setSpeed] = useState(chosenSpeed)
  const [failed, setFailed] = useState(false)
  useEffect(
    () => () => {
      audio.current?.pause()
      audio.current = null
    },
    [src],
  )
  const sound = (): HTMLAudioElement | undefined => {
    if (audio.current || !src) return audio.current ?? undefined
    const made = new Audio(src)
    made.addEventListener('timeupdate', () => setAt(made.currentTime))
    made.addEventListener('play', () => setPlays(true))
    made.addEventListener('pause', () => setPlays(false))
    made.addEventListener('ended', () => setAt(0))
    made.addEventListener('error', () => (setFailed(true), setPlays(false)))
    return (audio.current = made)
  }
  const toggle = () => {
    const made = sound()
    if (!made) return
    if (!made.paused) return made.pause()
    if (playing !== made) playing?.pause()
    playing = made
    made.playbackRate = chosenSpeed
    setSpeed(chosenSpeed)
    void made.play().catch(() => setFailed(true))
  }
  const seek = (to: number) => {
    const made = sound()
    const place = Math.max(0, Math.min(seconds, to))
    if (made) made.currentTime = place
    setAt(place)
  }
  const faster = () => {
    chosenSpeed = SPEEDS[(SPEEDS.findIndex((one) => one === speed) + 1) % SPEEDS.length]!
    setSpeed(chosenSpeed)
    if (audio.current) audio.current.playbackRate = chosenSpeed
  }
  return { plays, at, speed, failed, toggle, seek, faster }
}
