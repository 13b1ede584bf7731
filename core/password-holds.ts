import { fold } from './arabic-fold.ts'

/** Shorter words stand in every password by chance. */
const SHORTEST = 4
/** Between them only a word that stands alone counts: Ali in Ali@2026, not in Quality@2026. */
const SHORTEST_ALONE = 3

/**
 * Whether a password holds one of these texts: the whole of it, or a word. Compared folded and without signs and digits
 * between, so that neither case nor a hyphen hides it.
 */
export function passwordHolds(password: string, texts: readonly string[]): boolean {
  const folded = fold(password)
  const joined = lettersOf(folded).join('')
  const alone = new Set(lettersOf(folded))
  return texts.some((text) => {
    const words = lettersOf(fold(text))
    const whole = words.join('')
    const parts = words.filter((word) => word.length >= SHORTEST)
    return (
      words.some((word) => word.length >= SHORTEST_ALONE && alone.has(word)) ||
      [whole, ...parts].some((part) => part.length >= SHORTEST && joined.includes(part))
    )
  })
}

/** The words of a text: what is no letter parts them. */
const lettersOf = (text: string): string[] => text.match(/\p{L}+/gu) ?? []
