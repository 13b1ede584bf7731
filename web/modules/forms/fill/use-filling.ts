import { startingAnswers } from '@diwan/core/fields/check'
import { type Answer, type Answers } from '@diwan/core/fields/field'
import { isReadonly } from '@diwan/core/fields/readonly'
import { forms } from '@diwan/contract/forms/endpoints'
import type { FilledForm } from '@diwan/contract/forms/schemas'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useForm } from '../../../kit/form.ts'
import { useKeptText } from '../../../kit/kept-text.ts'
import { useDraft, type Draft } from '../../drafts/public.ts'
import { useAnswerCheck, type Names } from '../../fields/public.ts'
import { formQueries } from '../api.ts'

/** What was filled in of one form; each of them keeps its own. */
interface Filled extends Record<string, unknown> {
  answers: Answers
  /** Of the people, units and files among the answers. */
  names: Names
}
const empty: Filled = { answers: {}, names: {} }
const draftName = (formId: string): string => `form-entry/${formId}`

/** Whatever was chosen by its name: the portal knows which of these are files of the writer. */
const filesIn = ({ draft }: Draft['content']): string[] => {
  const { answers = {}, names = {} } = (draft ?? {}) as Partial<Filled>
  return Object.values(answers).filter((answer) => typeof answer === 'string' && answer in names) as string[]
}

/** One form being filled in: judged here by what judges it at the portal, kept on all devices until it is sent. */
export function useFilling(form: FilledForm) {
  const name = draftName(form.id)
  const [kept, keep] = useKeptText<Filled>(name, empty)
  const saved = useDraft('form_entry', form.id, { draft: name }, filesIn)
  const check = useAnswerCheck(form.fields)
  const client = useQueryClient()
  const navigate = useNavigate()

  const known = new Set(form.fields.map(({ key }) => key))
  /** Of fields that are there no more nothing is sent; what is still asked keeps its answer by its key. */
  const typed = Object.fromEntries(Object.entries(kept.answers).filter(([key]) => known.has(key)))
  const answers = { ...startingAnswers(form.fields), ...typed }
  const sending = useForm({
    endpoint: forms.send,
    initial: empty,
    controlled: { values: kept, change: (some: Partial<Filled>) => keep({ ...kept, ...some }) },
    judge: () => check(answers).errors,
    fieldOf: (path) => path.replace(/^answers\./, ''),
    toInput: () => {
      const told = form.fields.filter((field) => !isReadonly(field)).map(({ key }) => key)
      const given = Object.entries(check(answers).values).filter(([key]) => told.includes(key))
      return { id: form.id, fieldsVersion: form.fieldsVersion, answers: Object.fromEntries(given), draftId: saved.id() }
    },
    done: ({ id }) => {
      saved.sent()
      keep(undefined)
      void navigate({ to: '/user/forms', search: { entry: id } as object, replace: true })
    },
  })
  const fill = (key: string, answer: Answer, named?: { id: string; nameAr: string; nameEn: string }): void => {
    const { id, ...called } = named ?? {}
    sending.change({
      answers: { ...kept.answers, [key]: answer },
      ...(id !== undefined && { names: { ...kept.names, [id]: called as { nameAr: string; nameEn: string } } }),
    })
  }
  const changed = sending.refusal?.code === 'changed_meanwhile'
  /** The newest version, with the answers that were given by their keys. */
  const renew = () => {
    sending.settle()
    void client.invalidateQueries({ queryKey: formQueries.fill(form.id).queryKey })
  }
  return { ...sending, answers, names: kept.names, fill, saved, changed, renew }
}
