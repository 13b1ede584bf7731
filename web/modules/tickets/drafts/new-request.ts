import type { Answers } from '@diwan/core/fields/field'
import type { Person } from '@diwan/contract/users/schemas/person'
import type { Draft } from '../../drafts/public.ts'
import { forgetAttached } from '../../../kit/attached-files.ts'
import { keepText, keptText, useKeptText } from '../../../kit/kept-text.ts'
import type { Names } from '../../fields/public.ts'

/** What was filled in of one template; each of them keeps its own. Nothing is what the template begins with. */
export type RequestDraft = {
  /** On whose behalf; nobody is oneself. */
  requester: Person | null
  subject?: string
  message: string
  answers: Answers
  /** Under the fields that every ticket has. */
  custom: Answers
  /** Of the people, units and files among the answers. */
  names: Names
}

export const requestName = (templateId: string): string => `new-request/${templateId}`
const empty: RequestDraft = { requester: null, message: '', answers: {}, custom: {}, names: {} }

export function useRequestDraft(templateId: string): [RequestDraft, (change: Partial<RequestDraft>) => void] {
  const name = requestName(templateId)
  const [draft, keep] = useKeptText(name, empty)
  return [{ ...empty, ...draft }, (change) => keep({ ...keptText(name, empty), ...change })]
}

/** Whatever was chosen by its name: the portal knows which of these are files of the writer. */
export function answeredFiles({ draft }: Draft['content']): string[] {
  const { answers = {}, names = {} } = (draft ?? {}) as Partial<RequestDraft>
  return Object.values(answers).filter((answer) => typeof answer === 'string' && answer in names) as string[]
}

export function forgetRequest(templateId: string): void {
  keepText(requestName(templateId), undefined)
  forgetAttached(requestName(templateId))
}
