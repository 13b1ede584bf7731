import type { Mentionable } from '@diwan/contract/writing/schemas'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { MentionSource } from '../types.ts'
import { beginsName } from './mention-name.ts'

const REST_MS = 150
const none: readonly Mentionable[] = []

interface MentionHits {
  readonly hits: readonly Mentionable[]
  /** The name for which `hits` is the server's answer; undefined while it is on its way, so that no key picks from an old list. */
  readonly answerTo: string | undefined
}

/** People for the name that is typed now. Until the server answers, the last list stays in sight as far as it matches. */
export function useMentionHits(source: MentionSource, typed: string | undefined): MentionHits {
  const name = typed?.trim()
  const [asked] = useDebouncedValue(name ?? '', REST_MS)
  const { data, isPlaceholderData } = useQuery({
    ...source.people(asked),
    enabled: name !== undefined,
    placeholderData: keepPreviousData,
  })
  if (name === undefined || !data) return { hits: none, answerTo: undefined }
  if (asked === name && !isPlaceholderData) return { hits: data, answerTo: name }
  return { hits: data.filter(({ person }) => beginsName(name, person.fullName)), answerTo: undefined }
}
