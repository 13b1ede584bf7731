import type { Span } from '@diwan/core/training/watched'
import { useEffect, useRef, useState } from 'react'
import type { Progress } from '../../api/learn.ts'
import { noteWatched, sendAllWatched, sendWatched, unsentOf, type Film } from '../../model/watched-queue.ts'

const BEACON_MS = 10_000
/** The portal counts whole seconds: what lies so near was watched. */
const SEAM_S = 1.5

const SPEEDS = [0.75, 1, 1.25, 1.5, 1.75, 2] as const
/** Chosen once, for all videos of this page. */
let chosenSpeed: number = 1

interface FilmOptions {
  readonly film: Film
  /** As the course says; the file itself says it when it is loaded. */
  readonly seconds: number | null
  readonly progress: Progress | undefined
  /** Nothing past the furthest point may be played. */
  readonly bound: boolean
  /** What is played is told to the portal. */
  readonly counts: boolean
}

/** Plays a video of the portal from where it was left, and tells how far it was watched: each ten seconds, and when it is left. */
export function useFilm({ film, seconds, progress, bound, counts }: FilmOptions) {
  const video = useRef<HTMLVideoElement>(null)
  const begun = unsentOf(film)?.position ?? progress?.position ?? 0
  const [plays, setPlays] = useState(false)
  const [at, setAt] = useState(begun)
  const [length, setLength] = useState(seconds ?? 0)
  const [failed, setFailed] = useState(false)
  const [speed, setSpeed] = useState(chosenSpeed)
  const [reached, setReached] = useState(() =>
    Math.max(progress?.furthest ?? 0, ...(unsentOf(film)?.played.map(([, to]) => to) ?? [])),
  )
  /** What is being played now, from where it began. */
  const span = useRef<Span | undefined>(undefined)
  const furthest = useRef(reached)
  const told = useRef({ film, bound, counts })
  useEffect(() => {
    told.current = { film, bound, counts }
  })

  /** Up to here one may go. */
  const limit = (): number => (told.current.bound ? furthest.current : Infinity)
  const seek = (to: number): void => {
    const element = video.current
    if (!element) return
    const place = Math.max(0, Math.min(to, limit(), element.duration || length))
    element.currentTime = place
    setAt(place)
  }
  const reach = (to: number): void => {
    furthest.current = to
    setReached(to)
  }

  const note = (): void => {
    if (!told.current.counts) return
    const now = span.current
    const position = now?.[1] ?? video.current?.currentTime
    if (position === undefined) return
    noteWatched(told.current.film, position, now && now[1] > now[0] ? now : undefined)
    if (now) span.current = [now[1], now[1]]
  }
  const tell = async (leaving = false): Promise<void> => {
    note()
    const answer = await sendWatched(told.current.film, { leaving })
    if (!answer || !told.current.bound || answer.doneDate !== null) return
    const from = span.current?.[0] ?? video.current?.currentTime ?? 0
    const waits = unsentOf(told.current.film)?.played[0]?.[0] ?? from
    if (waits <= answer.furthest + SEAM_S) return
    // less was believed than was played: from there it is watched again, or it would never be done
    reach(answer.furthest)
    span.current = undefined
    seek(answer.furthest)
  }
  const close = (): void => {
    note()
    span.current = undefined
  }

  const act = useRef({ tell, close })
  useEffect(() => {
    act.current = { tell, close }
  })
  useEffect(() => {
    sendAllWatched()
    const leave = () => void act.current.tell(true)
    const hide = () => document.visibilityState === 'hidden' && leave()
    addEventListener('pagehide', leave)
    addEventListener('online', sendAllWatched)
    document.addEventListener('visibilitychange', hide)
    return () => {
      removeEventListener('pagehide', leave)
      removeEventListener('online', sendAllWatched)
      document.removeEventListener('visibilitychange', hide)
      void act.current.tell()
    }
  }, [])
  useEffect(() => {
    if (!plays) return undefined
    const beat = setInterval(() => void act.current.tell(), BEACON_MS)
    return () => clearInterval(beat)
  }, [plays])

  const handlers = {
    onLoadedMetadata: () => {
      const element = video.current!
      element.playbackRate = chosenSpeed
      setLength(element.duration)
      setFailed(false)
      // what was seen to its end begins again
      if (begun > 0 && begun < element.duration - 1) element.currentTime = begun
      else setAt(0)
    },
    onPlay: () => {
      setPlays(true)
      // the portal counts from the first it hears
      if (counts && progress === undefined) void tell()
    },
    onPause: () => {
      setPlays(false)
      const { ended, duration } = video.current!
      // to the last second of it, whatever part of a second its file ends in
      if (ended && span.current) span.current = [span.current[0], Math.ceil(duration)]
      void tell()
      span.current = undefined
    },
    onTimeUpdate: () => {
      const { currentTime, paused, seeking } = video.current!
      setAt(currentTime)
      if (paused || seeking) return
      span.current = [span.current?.[0] ?? currentTime, currentTime]
      if (currentTime > furthest.current) reach(currentTime)
    },
    onSeeking: () => {
      close()
      const element = video.current!
      if (element.currentTime > limit() + 0.5) element.currentTime = limit()
    },
    onEnded: () => void tell(),
    onError: () => {
      setFailed(true)
      setPlays(false)
    },
  }
  const toggle = (): void => {
    const element = video.current
    if (!element) return
    if (element.paused) void element.play().catch(() => undefined)
    else element.pause()
  }
  const retry = (): void => {
    setFailed(false)
    video.current?.load()
  }
  const faster = (): void => {
    chosenSpeed = SPEEDS[(SPEEDS.findIndex((one) => one === speed) + 1) % SPEEDS.length]!
    setSpeed(chosenSpeed)
    if (video.current) video.current.playbackRate = chosenSpeed
  }
  return { video, plays, at, length, speed, failed, reached, handlers, toggle, seek, faster, retry }
}
