import { surveys } from '@diwan/contract/surveys/endpoints'
import type { AskedSurvey } from '@diwan/contract/surveys/schemas'
import { type Answer, type Answers } from '@diwan/core/fields/field'
import { isReadonly } from '@diwan/core/fields/readonly'
import { useRef, useState } from 'react'
import { call } from '../../../kit/call.ts'
import { useKeptText } from '../../../kit/kept-text.ts'
import { asProblem, type Problem } from '../../../kit/problem.ts'
import { fieldText, problemText } from '../../../kit/problem-words.ts'
import { useWrite } from '../../../kit/write.ts'
import { useAutosave, type Names } from '../../fields/public.ts'

interface Kept {
  readonly answers: Answers
  /** Of the people, units and files among the answers. */
  readonly names: Names
}

/**
 * One survey being answered. By name what is typed is kept at the portal, for all devices; an anonymous answer stays in this
 * browser until it is sent.
 */
export function useAnswering(survey: AskedSurvey, done: () => void) {
  const { id, anonymous, fields, fieldsVersion, response } = survey
  const [kept, keep] = useKeptText<Kept | undefined>(`survey/${id}`, undefined)
  const [problem, setProblem] = useState<Problem>()
  const [notice, setNotice] = useState<'newVersion' | 'otherDevice'>()
  const send = useWrite(surveys.send, { quiet: true })
  const drop = useWrite(surveys.drop, { quiet: true })
  const version = useRef(response?.version ?? 0)

  const known = new Set(fields.map(({ key }) => key))
  const given: Answers = { ...response?.answers, ...kept?.answers }
  /** Of fields that are there no more nothing is sent; what is still asked keeps its answer by its key. */
  const answers = Object.fromEntries(Object.entries(given).filter(([key]) => known.has(key)))
  const names: Names = { ...response?.names, ...kept?.names }
  const isDraft = !anonymous && response?.status !== 'completed'

  const save = async (typed: Kept | undefined): Promise<void> => {
    if (!isDraft || !typed) return
    try {
      version.current = (await call(surveys.keep, { id, version: version.current, answers: typed.answers })).version
    } catch (error) {
      const current = asProblem(error).current as AskedSurvey | undefined
      if (!current?.response) throw error
      version.current = current.response.version
      setNotice('otherDevice')
      keep({ answers: { ...current.response.answers, ...typed.answers }, names: { ...current.response.names, ...typed.names } })
    }
  }
  const state = useAutosave(kept, save)

  const fill = (key: string, answer: Answer, named?: { id: string; nameAr: string; nameEn: string }): void => {
    const more = named ? { [named.id]: { nameAr: named.nameAr, nameEn: named.nameEn } } : {}
    keep({ answers: { ...answers, [key]: answer }, names: { ...names, ...more } })
  }
  const sendAll = (values: Answers): void => {
    setProblem(undefined)
    const told = new Set(fields.filter((field) => !isReadonly(field)).map(({ key }) => key))
    const input = { id, fieldsVersion, answers: Object.fromEntries(Object.entries(values).filter(([key]) => told.has(key))) }
    const outcome = {
      onSuccess: () => {
        keep(undefined)
        done()
      },
      onError: (refusal: Problem) => {
        if (refusal.code === 'surveys.answered_already') {
          keep(undefined)
          done()
        } else if (refusal.code === 'changed_meanwhile') setNotice('newVersion')
        else setProblem(refusal)
      },
    }
    if (anonymous) drop.mutate(input, outcome)
    else send.mutate(input, outcome)
  }
  const refused = Object.fromEntries(
    (problem?.fields ?? []).map((field) => [field.path.replace(/^answers\./, ''), fieldText(field)]),
  )
  return {
    answers,
    names,
    fill,
    send: sendAll,
    sending: send.isPending || drop.isPending,
    state: isDraft ? state : undefined,
    notice,
    refused,
    problem: problem && problem.fields.length === 0 ? problemText(problem) : undefined,
  }
}
