import { directionOf, type Direction } from '@diwan/core/direction'
import type { Span } from '@diwan/core/search-text'
import { useRef, type CSSProperties, type ReactNode } from 'react'
import { useDirection } from '../kit/formats.ts'
import { LitText } from './lit-text.tsx'
import { useCut } from './use-cut.ts'
import classes from './user-text.module.css'

export interface UserTextProps {
  readonly text: string
  /** Parts to light. */
  readonly lit?: readonly Span[] | undefined
  /** As it was stored with the text; otherwise the text itself says it. */
  readonly dir?: Direction | undefined
  /** No more than so many: whole words give way, and the whole text is in its tooltip. */
  readonly lines?: number
  /** What the tooltip says where the text is a part of it. */
  readonly whole?: string
  /** The same text as elements, where parts of it are more than text. */
  readonly children?: ReactNode
}

/** A phone number: groups of digits keep their order, also on an Arabic page. */
const isGrouped = (text: string): boolean => /\p{Nd}[\s()-]+\p{Nd}/u.test(text) && /^[\p{Nd}\s+()/.:*#-]+$/u.test(text)

/** One paragraph that people wrote: its direction is its own, its place that of the page. */
export function UserText({ text, lit, dir, lines, whole = text, children }: UserTextProps) {
  const page = useDirection()
  const direction = dir ?? (isGrouped(text) ? 'ltr' : directionOf(text, page))
  if (lines !== undefined) return <Lines text={text} lit={lit ?? []} dir={direction} lines={lines} whole={whole} />
  return (
    <bdi className={classes['text']} dir={direction}>
      {children ?? <LitText text={text} lit={lit} />}
    </bdi>
  )
}

function Lines({
  text,
  lit,
  dir,
  lines,
  whole,
}: Required<Omit<UserTextProps, 'children'>> & { dir: Direction; lit: readonly Span[] }) {
  const box = useRef<HTMLSpanElement>(null)
  const cut = useCut(box, text, lines)
  return (
    <span
      ref={box}
      className={classes['lines']}
      style={{ '--lines': lines } as CSSProperties}
      data-whole={text}
      title={cut === undefined ? undefined : whole}
    >
      {cut === undefined ? (
        <bdi className={classes['text']} dir={dir}>
          <LitText text={text} lit={lit} />
        </bdi>
      ) : (
        <bdi className={classes['text']} dir={dir} data-cut>
          <span className={classes['kept']}>
            <LitText text={text.slice(0, cut)} lit={within(lit, 0, cut)} />
          </span>
          <span className={classes['rest']}>
            <LitText text={text.slice(cut)} lit={within(lit, cut, text.length)} />
          </span>
        </bdi>
      )}
    </span>
  )
}

const within = (lit: readonly Span[], from: number, to: number): Span[] =>
  lit.flatMap(([start, end]) => (start < to && end > from ? [[Math.max(start, from) - from, Math.min(end, to) - from]] : []))
