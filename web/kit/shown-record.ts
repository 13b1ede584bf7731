import { useEffect, useEffectEvent } from 'react'

/** A record that fills the screen. */
interface Shown {
  /** Whether the text of a notification is about this record. */
  readonly isOf: (sentence: string) => boolean
  /** Runs instead of a toast, because the screen of the record already shows the news. */
  readonly onNotification: () => void
}

const open = new Set<Shown>()

/** The form of a short id in notification texts. Typed text cannot imitate it: isolates are stripped from it. */
export const nameMark = (shortId: string): string => `\u2066${shortId}\u2069`

export function showRecord(shown: Shown): () => void {
  open.add(shown)
  return () => void open.delete(shown)
}

/** For as long as the screen is there. */
export function useShownRecord(shortId: string, onNotification: () => void): void {
  const notify = useEffectEvent(onNotification)
  useEffect(
    () => showRecord({ isOf: (sentence) => sentence.includes(nameMark(shortId)), onNotification: () => notify() }),
    [shortId],
  )
}

/** The open record that this notification text is about, if the page is visible. */
export const recordInSight = (sentence: string): Shown | undefined =>
  document.visibilityState === 'visible' ? [...open].find(({ isOf }) => isOf(sentence)) : undefined
