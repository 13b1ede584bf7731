import { quizzes } from '@diwan/contract/training/endpoints/quiz'
import type { MarkedAttempt } from '@diwan/contract/training/schemas/quiz'
import { useState, type FormEvent } from 'react'
import { focusFirst } from '../../../kit/form-fields.ts'
import { useKeptText } from '../../../kit/kept-text.ts'
import { fieldTexts, problemText } from '../../../kit/problem-words.ts'
import { useWrite } from '../../../kit/write.ts'
import type { MarkedAt } from '../api/marking.ts'
import { isHandMarked } from '../model/judgement.ts'

interface Typed {
  readonly marks: Readonly<Record<string, number | ''>>
  readonly comments: Readonly<Record<string, string>>
}
const NONE: Typed = { marks: {}, comments: {} }

const useTyped = ({ id, lesson, number }: MarkedAt) => useKeptText<Typed>(`marks/${id}/${lesson}/${number}`, NONE)

/** Something typed of this attempt has not been saved. */
export const useHasTyped = (at: MarkedAt): boolean => useTyped(at)[0] !== NONE

/** Marks and comments of one attempt. What is typed stays until it is saved, also where another has marked since. */
export function useMarkForm(at: MarkedAt, attempt: MarkedAttempt, onMarked: () => void) {
  const [typed, keep] = useTyped(at)
  const [tried, setTried] = useState(false)
  const write = useWrite(quizzes.mark, { quiet: true })
  const byHand = attempt.questions.flatMap(({ field, marks }) => {
    const marking = attempt.markings.find(({ key }) => key === field.key)
    const asked = isHandMarked(field.type) && marking && !marking.dropped
    return asked ? [{ key: field.key, outOf: marks, marking }] : []
  })
  const marksOf = (key: string): number | '' => typed.marks[key] ?? byHand.find((one) => one.key === key)?.marking.marks ?? ''
  const commentOf = (key: string): string => typed.comments[key] ?? byHand.find((one) => one.key === key)?.marking.comment ?? ''
  const missing = byHand.filter(({ key }) => marksOf(key) === '').map(({ key }) => key)
  const refused = write.error
    ? fieldTexts(
        write.error,
        byHand.map(({ key }) => `marks.${key}`),
      )
    : {}
  const submit = (event: FormEvent<HTMLElement>): void => {
    event.preventDefault()
    setTried(true)
    if (missing.length > 0) {
      focusFirst(event.currentTarget, missing)
      return
    }
    if (write.isPending || attempt.status !== 'CHECKING') return
    const given = byHand.map(({ key }) => [key, Number(marksOf(key))] as const)
    const input = {
      ...at,
      version: attempt.version,
      marks: Object.fromEntries(given),
      comments: Object.fromEntries(byHand.map(({ key }) => [key, commentOf(key)])),
    }
    // the list may hear of it before it is answered, and then this form is gone
    void write.mutateAsync(input).then(
      () => {
        keep(undefined)
        onMarked()
        return undefined
      },
      () => undefined, // said beside the marks
    )
  }
  return {
    byHand,
    marksOf,
    commentOf,
    setMarks: (key: string, marks: number | '') => keep({ ...typed, marks: { ...typed.marks, [key]: marks } }),
    setComment: (key: string, text: string) => keep({ ...typed, comments: { ...typed.comments, [key]: text } }),
    errorOf: (key: string) => refused[`marks.${key}`],
    isMissing: (key: string) => tried && missing.includes(key),
    submit,
    write,
    /** Another grader was first, and nothing can be marked any more. */
    final: attempt.status !== 'CHECKING' && !write.isPending && !write.isSuccess,
    discard: () => keep(undefined),
    changed: write.error?.code === 'changed_meanwhile',
    problem: write.error && write.error.fields.length === 0 ? problemText(write.error) : undefined,
  }
}
