import { MAX_ATTEMPTS_EVER } from '@diwan/contract/training/limits'
import type { AttemptRow } from '../queries/attempts.ts'
import type { EnrolmentRow } from '../queries/enrolments.ts'

type Rules = { readonly attempts: number }
type Granted = Pick<EnrolmentRow, 'extra_attempts'>

/** How many attempts somebody has at a quiz: those of its rules, and one more each time that who grades allowed another try. */
export const attemptsAllowed = ({ attempts }: Rules, { extra_attempts }: Granted): number =>
  Math.min(attempts + extra_attempts, MAX_ATTEMPTS_EVER)

export const attemptsLeft = (quiz: Rules, row: Granted, made: readonly AttemptRow[]): number =>
  Math.max(0, attemptsAllowed(quiz, row) - made.length)
