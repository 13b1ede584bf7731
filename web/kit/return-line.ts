import type { ErrorCode } from '@diwan/contract/kit/errors'
import { keepText, keptText } from './kept-text.ts'
import type { Problem, WrongField } from './problem.ts'

/** A line as it was typed into the field of this name, which was emptied when the line was sent. */
export interface SentLine {
  readonly name: string
  readonly typed: string
  /** Parts that the writer did not mean; the caller knows what they are. */
  readonly notMeant: readonly string[]
}

/** A line that the portal refused, with the reason. */
export interface ReturnedLine extends Omit<SentLine, 'name'> {
  readonly code: ErrorCode
  readonly fields: readonly WrongField[]
}

const none: readonly ReturnedLine[] = []

/** Puts a refused line back, behind those that wait for their writer. It outlives the field and a reload. */
export function returnLine({ name, ...line }: SentLine, { code, fields }: Problem): void {
  keepText(name, [...keptText(name, none), { ...line, code, fields }])
}
