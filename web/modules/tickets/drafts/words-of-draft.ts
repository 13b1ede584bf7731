import type { Draft } from '../../drafts/public.ts'
import type { NewTicketDraft } from '../types.ts'

/** Subject and message of a draft that another device kept. By itself: a list that names drafts needs none of what files and forms are made of. */
export function wordsOfDraft({ draft }: Draft['content']): [subject: string, message: string] {
  const { subject = '', message = '' } = (draft ?? {}) as Partial<NewTicketDraft>
  return [subject, message]
}
