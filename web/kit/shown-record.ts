import { useEffect, useEffectEvent } from 'react'

/** A record that fills the screen. */
interface Shown {
  /** Whether a sentence of the portal tells of it. */
  readonly isOf: (sentence: string) => boolean
  /** Something was told of it that its screen shows by itself. */
  readonly onTold: () => void
}

const open = new Set<Shown>()

/** A short id as sentences write it. Nothing typed can look so: isolates are stripped from it. */
export const nameMark = (shortId: string): string => `\u2066${shortId}\u2069`

export function showRecord(shown: Shown): () => void {
  open.add(shown)
  return () => void open.delete(shown)
}

/** For as long as the screen is there. */
export function useShownRecord(shortId: string, onTold: () => void): void {
  const told = useEffectEvent(onTold)
  useEffect(() => showRecord({ isOf: (sentence) => sentence.includes(nameMark(shortId)), onTold: () => told() }), [shortId])
}

/** The record of this sentence, while it is being read. */
export const recordInSight = (sentence: string): Shown | undefined =>
  document.visibilityState === 'visible' ? [...open].find(({ isOf }) => isOf(sentence)) : undefined
