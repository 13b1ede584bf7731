import { directionOf, type Direction } from '@diwan/core/direction'
import { useDirection } from '../kit/formats.ts'

interface Typed {
  readonly dir?: Direction
  /** Paragraphs of both directions: each goes its own way. */
  readonly 'data-paragraphs'?: 'mixed'
}

/** For an input: the direction of what is typed in it. The hint in an empty one has the reader's. */
export function useTypedDirection(text: string): Typed {
  return typedDirection(text, useDirection())
}

export function typedDirection(text: string, page: Direction): Typed {
  if (text === '') return {}
  const dir = directionOf(text, page)
  const mixed = text.includes('\n') && text.split('\n').some((paragraph) => directionOf(paragraph, dir) !== dir)
  return { dir, ...(mixed && { 'data-paragraphs': 'mixed' }) }
}
