import { fold } from '../arabic-fold.ts'

/** A line in the spelling that the patterns know, and where each of its characters stood. */
export interface Reading {
  readonly typed: string
  readonly plain: string
  readonly from: readonly number[]
}

/** A part of the line as it was typed. */
export interface Range {
  readonly start: number
  readonly end: number
}

export function readingOf(typed: string): Reading {
  const letters: string[] = []
  const from: number[] = []
  let at = 0
  for (const character of typed) {
    const plain = /\s/.test(character) ? ' ' : fold(character)
    letters.push(plain)
    for (let unit = 0; unit < plain.length; unit += 1) from.push(at)
    at += character.length
  }
  return { typed, plain: letters.join(''), from }
}

/** Marks above a letter belong to it. */
export function rangeOf({ typed, from }: Reading, match: RegExpMatchArray): Range {
  const start = match.index ?? 0
  const last = start + match[0].length - 1
  return { start: from[start] ?? 0, end: from[last + 1] ?? typed.length }
}

/** What stands in a word of its own; a part of an address, a number or a name does not. */
export const word = (pattern: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}_#@.:/\\$-])(?:${pattern})(?![\p{L}\p{N}_]|[.:/'’-][\p{L}\p{N}])`, 'gu')

/** Names by the patterns that spell them, and back to their place in the list. */
export interface Names {
  readonly any: string
  readonly placeOf: (spelled: string) => number
}
export function namesOf(patterns: readonly string[]): Names {
  const each = patterns.map((pattern) => new RegExp(`^(?:${pattern})$`, 'u'))
  return {
    any: `(?:${patterns.join('|')})`,
    placeOf: (spelled) => each.findIndex((pattern) => pattern.test(spelled)),
  }
}
