import { fold } from '../arabic-fold.ts'
import { readArabic } from './arabic.ts'
import { readLatin } from './english.ts'
import type { Reading } from './reading.ts'
import { spell } from './spelling.ts'
import type { Run } from './split.ts'

/** Names that are written in one word or in two. */
const HALF_A_NAME = /^[وف]?[لبك]?(?:عبد|[أا]ب[وي]|[أا]با)$/
const LONGEST = 24

/** Behind a space only what looks like a name of two words: One Drive, Office 365, log in. */
const SECOND = /^(?:[\p{Lu}\p{N}]|(?:in|out|up|off|on)$)/u

const isNumber = (run: Run): boolean => run.words.every((word) => /^\p{N}+$/u.test(word))

/** How two neighbours are read as one word, if they may be one: عبد الله, Wi-Fi. Who asks may have parted any two. */
export function joined(text: string, first: Run, second: Run, asking: boolean): Reading | undefined {
  if (first.script !== second.script || second.start - first.end > 1 || second.end - first.start > LONGEST) return undefined
  if (first.script === 'arabic' && !HALF_A_NAME.test(first.words[0]!)) return undefined
  const gap = text.slice(first.end, second.start)
  const written = text.slice(first.start, first.end) + text.slice(second.start, second.end)
  if (first.script === 'arabic') return gap === ' ' ? readArabic(spell(written)) : undefined
  if (isNumber(first) || !/^[-._\s\u2010-\u2013]$/u.test(gap)) return undefined
  const may = asking || !/\s/u.test(gap) || SECOND.test(text.slice(second.start, second.end))
  return may ? readLatin(fold(written)) : undefined
}
