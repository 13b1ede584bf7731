import { useEffect, useState, type RefObject } from 'react'

/** A telephone shows nothing but the video itself on all of its screen. */
type Alone = HTMLVideoElement & { webkitEnterFullscreen?: () => void }

export function useFullScreen(frame: RefObject<HTMLElement | null>, video: RefObject<HTMLVideoElement | null>) {
  const [full, setFull] = useState(false)
  useEffect(() => {
    const changed = () => setFull(document.fullscreenElement !== null && document.fullscreenElement === frame.current)
    document.addEventListener('fullscreenchange', changed)
    return () => document.removeEventListener('fullscreenchange', changed)
  }, [frame])
  const toggle = (): void => {
    const alone: Alone | null = video.current
    if (document.fullscreenElement) void document.exitFullscreen()
    else if (document.fullscreenEnabled) void frame.current?.requestFullscreen().catch(() => undefined)
    else alone?.webkitEnterFullscreen?.()
  }
  return { full, toggle }
}
