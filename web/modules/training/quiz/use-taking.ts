import { quizzes } from '@diwan/contract/training/endpoints/quiz'
import type { Attempt } from '@diwan/contract/training/schemas/quiz'
import type { Answer, Answers } from '@diwan/core/fields/field'
import { isEmpty } from '@diwan/core/fields/read'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { problemText } from '../../../kit/problem-words.ts'
import { useWrite } from '../../../kit/write.ts'
import { quizQueries } from '../api/quiz.ts'
import { leaveAnswers, noteAnswer, onSaving, savingOf, sendAnswers, unsentOf, type AttemptAt } from '../model/answer-queue.ts'

interface Named {
  readonly nameAr: string
  readonly nameEn: string
}
/** Other tabs have sent theirs by then. */
const HAND_IN_MS = 2_000
const AGAIN_MS = 5_000

/** One attempt being answered: each change is saved, and at its deadline what is saved is handed in. */
export function useTaking(at: AttemptAt, attempt: Attempt) {
  const client = useQueryClient()
  const [typed, setTyped] = useState<Answers>(() =>
    Object.fromEntries(Object.entries(unsentOf(at)).map(([key, answer]) => [key, answer ?? ''])),
  )
  const [chosen, setChosen] = useState<Readonly<Record<string, Named>>>({})
  const [over, setOver] = useState(false)
  const state = useSyncExternalStore(onSaving, () => savingOf(at))
  const submit = useWrite(quizzes.submit, { quiet: true })
  const { id, lesson, number } = at
  const renew = () => void client.invalidateQueries({ queryKey: quizQueries.all() })

  useEffect(() => {
    const one = { id, lesson, number }
    void sendAnswers(one)
    const send = () => void sendAnswers(one)
    const leave = () => leaveAnswers(one)
    addEventListener('online', send)
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('online', send)
      removeEventListener('pagehide', leave)
      send()
    }
  }, [id, lesson, number])

  const handIn = () => submit.mutate(at, { onError: ({ code }) => code === 'wrong_state' && renew() })
  const endNow = useEffectEvent(handIn)
  const lookAgain = useEffectEvent(renew)
  useEffect(() => {
    if (!over) return undefined
    void sendAnswers({ id, lesson, number })
    const first = setTimeout(() => endNow(), HAND_IN_MS)
    // the portal does it as well, where this page cannot
    const again = setInterval(() => lookAgain(), AGAIN_MS)
    return () => {
      clearTimeout(first)
      clearInterval(again)
    }
  }, [over, id, lesson, number])

  const fill = (key: string, answer: Answer, named?: Named & { id: string }): void => {
    setTyped((before) => ({ ...before, [key]: answer }))
    if (named) setChosen((before) => ({ ...before, [named.id]: named }))
    noteAnswer(at, key, isEmpty(answer) ? null : answer)
  }
  const files = Object.fromEntries(attempt.files.map(({ id: file, name }) => [file, { nameAr: name, nameEn: name }]))
  return {
    answers: { ...attempt.answers, ...typed },
    names: { ...files, ...chosen },
    fill,
    state,
    over,
    end: () => setOver(true),
    handIn,
    submit,
    problem: submit.error && submit.error.code !== 'wrong_state' ? problemText(submit.error) : undefined,
  }
}
