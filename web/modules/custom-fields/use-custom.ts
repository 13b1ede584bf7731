import type { Field } from '@diwan/core/fields/field'
import { useQuery } from '@tanstack/react-query'
import { useFollowLists } from '../../kit/follow.ts'
import { customLive, customQueries } from './api.ts'

const none: readonly Field[] = []

/** The fields that records of this kind have now, followed while the screen is shown. */
export function useCustom(kind: string): readonly Field[] {
  useFollowLists(customLive)
  return useQuery(customQueries.asked(kind)).data?.fields ?? none
}
