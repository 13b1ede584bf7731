import type { Span } from '@diwan/core/search-text'
import classes from './lit-text.module.css'

/** What people wrote, with the places that were looked for lit. Never HTML; its direction is its own. */
export function LitText({ text, lit = [] }: { text: string; lit?: readonly Span[] | undefined }) {
  return (
    <>
      {partsOf(text, lit).map(({ from, part, isLit }) =>
        isLit ? (
          <mark key={from} className={classes['lit']}>
            {part}
          </mark>
        ) : (
          part
        ),
      )}
    </>
  )
}

function partsOf(text: string, lit: readonly Span[]) {
  const parts: { from: number; part: string; isLit: boolean }[] = []
  let from = 0
  const add = (to: number, isLit: boolean) => {
    if (to > from) parts.push({ from, part: text.slice(from, to), isLit })
    from = Math.max(from, to)
  }
  for (const [start, end] of lit) {
    add(start, false)
    add(end, true)
  }
  add(text.length, false)
  return parts
}
