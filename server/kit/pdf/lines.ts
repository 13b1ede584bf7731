import type { Direction } from '@diwan/core/direction'
import type { Weight } from './faces.ts'
import { inVisualOrder, wordsOf, type Run } from './runs.ts'
import { shape } from './shape.ts'

/** One line, its runs from left to right and as they are read; the width is in points. */
export interface Line {
  readonly runs: readonly Run[]
  readonly logical: readonly Run[]
  readonly width: number
}

export interface TextStyle {
  readonly direction: Direction
  readonly size: number
  readonly weight: Weight
}

/** Breaks a paragraph at white space, and a word that is longer than a line between its letters. */
export function linesOf(text: string, style: TextStyle, width: number): Line[] {
  return text.split(/\r\n|[\n\r\u2028\u2029]/).flatMap((paragraph) => broken(paragraph, style, width))
}

function broken(paragraph: string, { direction, size, weight }: TextStyle, width: number): Line[] {
  const widthOf = (runs: readonly Run[]): number => runs.reduce((sum, run) => sum + shape(run, weight).width * size, 0)
  const lines: Line[] = []
  let line: Run[][] = []
  let used = 0
  const end = (): void => {
    while (line.length > 0 && isBlank(line.at(-1)!)) line.pop()
    const logical = line.flat()
    lines.push({ runs: inVisualOrder(logical), logical, width: widthOf(logical) })
    ;[line, used] = [[], 0]
  }
  for (const word of wordsOf(paragraph, direction, weight)) {
    for (const part of widthOf(word) > width ? lettersOf(word) : [word]) {
      const own = widthOf(part)
      if (used > 0 && used + own > width && !isBlank(part)) end()
      if (used === 0 && lines.length > 0 && isBlank(part)) continue
      line.push(part)
      used += own
    }
  }
  end()
  return lines
}

const isBlank = (runs: readonly Run[]): boolean => runs.every(({ text }) => text.trim() === '')

/** A letter keeps its marks. */
const lettersOf = (word: readonly Run[]): Run[][] =>
  word.flatMap((run) => [...run.text.matchAll(/\P{M}\p{M}*|\p{M}+/gu)].map(([text]) => [{ ...run, text }]))
