import { actions } from '@diwan/contract/actions/endpoints'
import type { MadeRecord } from '@diwan/contract/actions/schemas'
import { units } from '@diwan/contract/units/endpoints'
import type { UnitChoice } from '@diwan/contract/units/schemas'
import type { QueryKey } from '@tanstack/react-query'
import { call } from '../../kit/call.ts'
import { undoable } from '../../kit/undo.ts'
import type { Sentence } from '../../kit/write-outcome.ts'
import { registerWrite } from '../../kit/write.ts'
import { linkQueries } from '../links/public.ts'

export const actionQueries = {
  /** The keys of what may be made of it now. */
  offered: (input: { id: string; part?: string }) => ({
    queryKey: ['actions', 'offered', input] as readonly unknown[],
    queryFn: async (): Promise<readonly string[]> => (await call(actions.offered, input)).items.map(({ key }) => key),
    staleTime: 60_000,
  }),
  /** Fills in an editor. */
  fillIn: (id: string, part?: string) => ({
    queryKey: ['actions', 'fillIn', id, part] as readonly unknown[],
    queryFn: () => call(actions.fillIn, { id, ...(part !== undefined && { part }) }),
  }),
  /** Records that a choice of the action may name. */
  choices: (key: string, asked: { readonly q?: string; readonly of?: string; readonly person?: string } = {}) => ({
    queryKey: ['actions', 'choices', key, asked] as readonly unknown[],
    queryFn: async () => (await call(actions.choices, { key, ...asked })).items,
  }),
  units: (input: { departmentId?: string; text?: string }) => ({
    queryKey: ['units', 'choices', input] as readonly unknown[],
    queryFn: async (): Promise<readonly UnitChoice[]> => (await call(units.choices, input)).items,
  }),
}

type Renewed = (id: string) => readonly QueryKey[]
const whenMade: Renewed[] = []

/** What is old of a record once something was made of it, said by its module. */
export function renewsWhenMade(renewed: Renewed): void {
  whenMade.push(renewed)
}

const renewedBy = ({ input: { id } }: { input: { id: string } }) => [
  linkQueries.all(),
  ...whenMade.flatMap((renewed) => renewed(id)),
]

registerWrite(actions.run, {
  renews: renewedBy,
  says: (made) => (made.undoable ? undefined : madeText(made)),
  undo: undoable({
    says: (_sent, made) => (made?.undoable ? madeText(made) : undefined),
    by: actions.undo,
    input: ({ id, part, key }, made) => ({ id, ...(part !== undefined && { part }), key, madeId: made.id }),
  }),
})
registerWrite(actions.undo, { renews: renewedBy })

function madeText({ part, record }: MadeRecord): Sentence {
  if (part !== null) return ['actions', 'done_message', { title: record?.title ?? '' }]
  return record && record.shortId === null
    ? ['actions', 'done_made', { title: record.title }]
    : ['actions', 'done_ticket', { shortId: record?.shortId ?? '' }]
}
