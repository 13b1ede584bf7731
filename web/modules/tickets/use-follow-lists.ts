import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onHint } from '../../kit/live.ts'
import { renewLists } from './api/lists.ts'

/** Fetches the lists on screen again when one of their topics moved. */
export function useFollowLists(): void {
  const client = useQueryClient()
  useEffect(() => onHint('tickets', () => renewLists(client)), [client])
}
