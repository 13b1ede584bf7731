import type { Field } from '../fields/field.ts'
import { readAnswer } from '../fields/read.ts'
import { foldAnswer } from './fold-answer.ts'
import type { Question, RightAnswer, RightAnswers } from './question.ts'

export type QuizProblem = 'twice' | 'not_for_quizzes' | 'condition' | 'given_answer' | 'no_right_answer' | 'wrong_right_answer'

const ASKED: ReadonlySet<string> = new Set(['choice', 'choices', 'ranking', 'matrix', 'number', 'text', 'long_text', 'file'])

/** Why these questions cannot be marked, beside what is wrong with them as fields (`setProblems`). */
export function quizProblems(questions: readonly Question[], rights: RightAnswers): { key: string; code: QuizProblem }[] {
  const seen = new Set<string>()
  return questions.flatMap(({ field }) => {
    const { key } = field
    const isTwice = seen.has(key)
    seen.add(key)
    const code = isTwice ? 'twice' : problemOf(field, Object.hasOwn(rights, key) ? rights[key] : undefined)
    return code ? [{ key, code }] : []
  })
}

function problemOf(field: Field, right: RightAnswer | undefined): QuizProblem | undefined {
  if (!ASKED.has(field.type) || ('other' in field && field.other)) return 'not_for_quizzes'
  // A question that hangs on another may be drawn without it.
  if (field.when) return 'condition'
  if ('value' in field && field.value !== '') return 'given_answer'
  if (!right || right.type !== field.type) return 'no_right_answer'
  return canBeGiven(field, right) ? undefined : 'wrong_right_answer'
}

/** Whether somebody can give the answer that is called right, and whether it can be told apart. */
function canBeGiven(field: Field, right: RightAnswer): boolean {
  if (right.type === 'long_text' || right.type === 'file') return true
  if (right.type === 'text')
    return right.right.every((accepted) => foldAnswer(accepted) !== '' && 'value' in readAnswer(field, accepted))
  if (right.type === 'choices' && new Set(right.right).size < right.right.length) return false
  if (right.type === 'matrix' && field.type === 'matrix' && Object.keys(right.right).length < field.rows.length) return false
  return 'value' in readAnswer(field, right.right)
}
