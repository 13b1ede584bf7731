import { FOUND_PEOPLE } from '@diwan/contract/users/limits'
import type { Mentionable } from '@diwan/contract/writing/schemas'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { MentionSource } from '../types.ts'
import { namesEachWord, narrowed, type MentionAnswer } from '../model/mention-name.ts'

const REST_MS = 150
const none: readonly Mentionable[] = []

interface MentionHits {
  readonly hits: readonly Mentionable[]
  /** The typed name that `hits` match; undefined while the answer is on its way, so that no key picks from an old list. */
  readonly answerTo: string | undefined
}

/** People whose name matches what is typed now; nobody until that is known. */
export function useMentionHits(source: MentionSource, typed: string | undefined): MentionHits {
  const name = typed?.trim()
  const [asked] = useDebouncedValue(name ?? '', REST_MS)
  const [held, hold] = useState<MentionAnswer & { readonly place: string }>()
  const place = JSON.stringify(source.people('').queryKey)
  const last = held?.place === place ? held : undefined
  const { data, isPlaceholderData } = useQuery({
    ...source.people(asked),
    enabled: name !== undefined,
    placeholderData: keepPreviousData,
  })
  const answer = data && !isPlaceholderData ? { text: asked, people: data } : last
  if (answer && (answer.text !== last?.text || answer.people !== last.people)) hold({ ...answer, place })
  if (name === undefined || !answer) return { hits: none, answerTo: undefined }
  const found = answer.text === name ? answer.people : narrowed(answer, name, FOUND_PEOPLE)
  // One word is the server's to judge: a beginning, a nickname, a misspelling. With more, the sentence may have begun.
  const hits = /\s/.test(name) ? found?.filter(({ person }) => namesEachWord(name, person.fullName)) : found
  return hits ? { hits, answerTo: name } : { hits: none, answerTo: undefined }
}
