import { forms } from '@diwan/contract/forms/endpoints'
import { castOf } from '../cast.ts'
import { compare, type Comparison } from '../compare.ts'
import { scenariosOf } from '../scenarios.ts'
import { sends } from './asking.ts'
import { plantForm } from './planted.ts'
import { sheet } from './sheets.ts'
import type { Stage } from './stage.ts'

/** How many creations of a ticket sending an entry may cost. */
export const SUBMIT = 2

/** Eighteen answers to a form without steps, beside a new ticket of the same person: both are on the disk and told when answered. */
export async function measureSubmit(
  { database, portal, author }: Stage,
  pace: { readonly rounds: number; readonly calls: number },
): Promise<Comparison> {
  const cast = await castOf(database.db)
  const id = await plantForm({ origin: portal.origin, author }, ['all'])
  const path = forms.send.path.replace('{id}', id)
  const entry = sends(portal.origin, cast.user, path, { fieldsVersion: 1, answers: sheet(1) })
  return compare(entry, scenariosOf(portal.origin, cast).create, { ...pace, connections: 1, settle: 400 })
}
