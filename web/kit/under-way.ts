import type { Mutation } from '@tanstack/react-query'
import { dropWrite, type KeptWrite } from './kept-writes.ts'
import type { Problem } from './problem.ts'
import { queryClient } from './query-client.ts'
import { session } from './session.ts'

type UnderWay = Mutation<unknown, Problem, { requestId: string } | undefined, (() => void) | undefined>

/** The write of this request, as long as it has no answer. */
export const underWay = (requestId: string): UnderWay | undefined =>
  (queryClient.getMutationCache().getAll() as unknown as UnderWay[]).find(
    ({ state }) => state.status === 'pending' && state.variables?.requestId === requestId,
  )

type Sent = Pick<KeptWrite, 'input' | 'requestId' | 'line'>

/** Sends a registered write by its name. The promise is rejected with its refusal, which a toast shows unless it is quiet. */
export function performWrite(name: string, attempt: Sent, meta: { quiet?: boolean } = {}): Promise<unknown> {
  const options = queryClient.defaultMutationOptions({ mutationKey: [name], meta })
  return queryClient.getMutationCache().build(queryClient, options).execute(attempt)
}

/** Sends a registered write that no screen waits for. The registration of the endpoint handles a refusal. */
export function sendWrite(name: string, attempt: Sent, meta: { quiet?: boolean } = {}): void {
  performWrite(name, attempt, meta).catch(() => undefined)
}

/** Withdraws all pending writes of one endpoint. */
export const withdrawWrites = (name: string): Withdrawal => {
  const outcomes = queryClient
    .getMutationCache()
    .findAll({ mutationKey: [name], status: 'pending' })
    .map(({ state }) => withdrawWrite((state.variables as { requestId?: string } | undefined)?.requestId))
  return outcomes.find((one) => one === 'sent') ?? outcomes[0] ?? 'settled'
}

const withdrawn = new Set<string>()
export const isWithdrawn = (requestId: string): boolean => withdrawn.has(requestId)

/** `sent`: it left this browser, perhaps in vain; nobody can call it back. `settled`: nothing is under way. */
export type Withdrawal = 'withdrawn' | 'sent' | 'settled'

/** Withdraws a write that waits for the network. A write that was already sent continues, and a toast shows its refusal. */
export function withdrawWrite(requestId: string | undefined): Withdrawal {
  const write = requestId === undefined ? undefined : underWay(requestId)
  if (!write || requestId === undefined) return 'settled'
  const { isPaused, failureCount, context } = write.state
  if (!isPaused || failureCount > 0) {
    write.setOptions({ ...write.options, meta: { ...write.meta, quiet: false } })
    return 'sent'
  }
  withdrawn.add(requestId)
  queryClient.getMutationCache().remove(write)
  context?.()
  void dropWrite(session()?.metadata.id ?? '', requestId)
  return 'withdrawn'
}
