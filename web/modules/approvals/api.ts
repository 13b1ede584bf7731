import { delegations, type ApprovalEndpoints, type KindEndpoints } from '@diwan/contract/approvals/endpoints'
import type { OutputOf } from '@diwan/contract/kit/endpoint'
import type { Person } from '@diwan/contract/users/schemas/person'
import { queryOptions, type QueryKey } from '@tanstack/react-query'
import { query } from '../../kit/queries.ts'
import { keepText } from '../../kit/kept-text.ts'
import { undoable } from '../../kit/undo.ts'
import { registerWrite } from '../../kit/write.ts'
import type { Sentence } from '../../kit/write-outcome.ts'
import { reasonOf } from './model.ts'

export const delegationQueries = {
  mine: () => queryOptions({ queryKey: ['delegations'] as const, ...query(delegations.list, {}), refetchOnMount: 'always' }),
}

registerWrite(delegations.set, { renews: [delegationQueries.mine().queryKey], says: ['approvals', 'didDelegate'] })
registerWrite(delegations.end, { renews: [delegationQueries.mine().queryKey], says: ['approvals', 'didEndDelegation'] })

/** Decisions about records of one kind: which queries show one of them, and which lists show all. */
export function registerApproval(
  endpoints: KindEndpoints,
  keys: (id: string) => readonly QueryKey[],
  lists: readonly QueryKey[],
): void {
  const renews = ({ input: { id } }: { input: { id: string } }) => keys(id)
  registerWrite(endpoints.claim, { renews, says: ['approvals', 'didClaim'] })
  registerWrite(endpoints.release, { renews, says: ['approvals', 'didRelease'] })
  const undoOne = (says: 'didApprove' | 'didReject' | 'didAskForChange') =>
    undoable<typeof endpoints.approve, typeof endpoints.undoDecisions>({
      says: (_sent, output) => ['approvals', says, { name: nameOf(output?.requester) }],
      by: endpoints.undoDecisions,
      input: ({ id }) => ({ ids: [id] }),
      firm: true,
    })
  registerWrite(endpoints.approve, { renews, undo: undoOne('didApprove') })
  registerWrite(endpoints.reject, { renews, undo: undoOne('didReject') })
  if (endpoints.askForChange) registerWrite(endpoints.askForChange, { renews, undo: undoOne('didAskForChange') })
  if (endpoints.cancelApproval) registerWrite(endpoints.cancelApproval, { renews, says: ['approvals', 'didCancelApproval'] })
  registerWrite(endpoints.decideMany, {
    renews: lists,
    says: refusedOf,
    undo: undoable<typeof endpoints.decideMany, typeof endpoints.undoDecisions>({
      says: ({ outcome, items }, output) => {
        const count = output ? storedOf(output).length : items.length
        return count === 0 ? undefined : ['approvals', outcome === 'approve' ? 'didApproveMany' : 'didRejectMany', { count }]
      },
      by: endpoints.undoDecisions,
      input: (_sent, output) => ({ ids: storedOf(output) }),
      firm: true,
    }),
  })
  registerWrite(endpoints.undoDecisions, {
    renews: ({ input: { ids } }) => [...ids.flatMap(keys), ...lists],
    done: (_client, { items }) => {
      for (const { id, reason } of items) if (reason !== '') keepText(reasonOf(id), reason) // nothing typed is lost
    },
    says: ['approvals', 'didUndo'],
  })
}

/** While the write waits for the network the name is not known yet. */
const nameOf = (requester: Person | undefined): string => (requester ? `\u2068${requester.fullName}\u2069` : '…')

const storedOf = ({ items }: OutputOf<ApprovalEndpoints['decideMany']>): string[] =>
  items.filter(({ code }) => code === null).map(({ id }) => id)

/** Those that were refused are counted; they stay in the list. */
function refusedOf({ items }: OutputOf<ApprovalEndpoints['decideMany']>): Sentence | undefined {
  const count = items.filter(({ code }) => code !== null).length
  return count === 0 ? undefined : ['approvals', 'didRefuseMany', { count }]
}
