import { emailKey } from '@diwan/core/email'
import { fold } from '@diwan/core/arabic-fold'
import { ROLES } from '@diwan/contract/access/vocabulary'
import type { ImportRow } from '@diwan/contract/kit/import'
import { wrongFields } from '@diwan/contract/kit/wrong-fields'
import { NewPerson, UserChange } from '@diwan/contract/users/schemas/user'
import { ROLE_NAMES, USER_COLUMNS, type UserColumn } from '@diwan/contract/users/vocabulary'
import type { MappedRow } from '../../../../kit/import/map-table.ts'
import type { Actor } from '../../../../kit/access/actor.ts'
import { difference } from '../../../../kit/record/difference.ts'
import { can, mayPlace } from '../../access.ts'
import type { UserRow } from '../../queries/users.ts'
import { ownNameFields } from '../rules.ts'
import { fieldsOf } from '../write.ts'
import type { Known, Lookup } from './known.ts'
import { keyOf } from './known.ts'

type Field = ImportRow['fields'][number]

/** What becomes of one row. */
export type Planned = ImportRow &
  (
    | { outcome: 'create'; person: NewPerson }
    | { outcome: 'update'; row: UserRow; change: UserChange }
    | { outcome: 'unchanged' | 'refused' }
  )

/** The rules of the form, row by row. An empty cell says nothing: it neither empties a field nor fails. */
export function planRows(actor: Actor, rows: readonly MappedRow<UserColumn>[], known: Known): Planned[] {
  const seen = new Set<string>()
  return rows.map(({ line, values }) => {
    const email = (values.email ?? '').trim()
    const head = { line, name: (email || values.fullName || '').slice(0, 254) }
    const refused = (fields: Field[]): Planned => ({
      ...head,
      outcome: 'refused',
      fields: fields.map((field) => ({ ...field, path: labelOf(actor, field.path) })),
    })
    if (seen.has(emailKey(email))) return refused([{ path: 'email', code: 'twice' }])
    seen.add(emailKey(email))
    const row = known.people.get(emailKey(email))
    const { change, wrong } = readCells(values, known, row)
    if (row) return planUpdate(actor, head, row, change, wrong, known, refused)
    const parsed = NewPerson.safeParse({ ...withNames(change), role: change.role ?? 'USER' })
    const fields = [
      ...wrong,
      ...(parsed.success ? [] : wrongFields(parsed.error)),
      ...notAllowed(actor, known, 'users.create', change),
    ]
    if (!parsed.success || fields.length > 0) return refused(fields)
    return { ...head, outcome: 'create', fields: [], person: parsed.data }
  })
}

function planUpdate(
  actor: Actor,
  head: Pick<ImportRow, 'line' | 'name'>,
  row: UserRow,
  change: UserChange,
  wrong: readonly Field[],
  known: Known,
  refused: (fields: Field[]) => Planned,
): Planned {
  if (!can.update(actor, row)) return refused([{ path: 'email', code: 'not_allowed' }])
  const { email: _same, ...rest } = change
  const parsed = UserChange.safeParse(rest)
  const moves = change.role !== undefined && change.role !== row.role
  const demotes = row.role === 'SUPER_ADMIN' && moves
  const fields = [
    ...wrong,
    ...(parsed.success ? [] : wrongFields(parsed.error)),
    ...notAllowed(actor, known, 'users.update', moves ? change : { ...change, role: undefined }),
    ...(moves && !known.admitted.has(row.id) ? [{ path: 'role', code: 'not_allowed' }] : []),
    ...(demotes ? [{ path: 'role', code: 'not_allowed' }] : []), // an owner is never taken away by a file
  ]
  if (!parsed.success || fields.length > 0) return refused(fields)
  const changed = difference<UserChange>(fieldsOf(row, known.places.get(row.id) ?? []), parsed.data)
  if (!changed) return { ...head, outcome: 'unchanged', fields: [] }
  const own = ownNameFields(actor, row.id, changed.after)
  if (own.length > 0) return refused(own)
  return { ...head, outcome: 'update', fields: [], row, change: parsed.data }
}

function notAllowed(actor: Actor, { givable }: Known, flag: string, { role, memberships = [] }: UserChange): Field[] {
  const forRole = role !== undefined && !givable.has(role) ? [{ path: 'role', code: 'not_allowed' }] : []
  const unit = mayPlace(
    actor,
    flag,
    memberships.map(({ unitId }) => unitId),
  )
    ? []
    : [{ path: 'unit', code: 'not_allowed' }]
  return [...forRole, ...unit]
}

const roles = new Map(ROLES.flatMap((role) => [role, ...ROLE_NAMES[role]].map((name) => [fold(name), role] as const)))

/** Cells as a change; names become ids. */
function readCells(values: MappedRow<UserColumn>['values'], known: Known, row: UserRow | undefined) {
  const wrong: Field[] = []
  const cell = (column: UserColumn): string | undefined => values[column]?.trim() || undefined
  const one = (column: UserColumn, names: Lookup): string | undefined => {
    const name = cell(column)
    if (name === undefined) return undefined
    const [id, other] = names.get(keyOf(name)) ?? []
    if (id === undefined || other !== undefined) wrong.push({ path: column, code: id === undefined ? 'not_found' : 'ambiguous' })
    return id
  }
  const role = cell('role')
  const meant = role === undefined ? undefined : roles.get(fold(role))
  if (role !== undefined && meant === undefined) wrong.push({ path: 'role', code: 'not_found' })
  const unitId = one('unit', known.units)
  const places = (row && known.places.get(row.id)) ?? []
  const there = places.map(({ id, relation }) => ({ unitId: id, relation: relation as 'member' }))
  const joins = unitId !== undefined && !there.some((place) => place.unitId === unitId)
  const given = {
    email: cell('email') ?? '',
    firstName: cell('firstName'),
    lastName: cell('lastName'),
    fullName: cell('fullName'),
    otherName: cell('otherName'),
    role: meant,
    mobile: cell('mobile'),
    phoneNumber: cell('phoneNumber'),
    titleId: one('title', known.titles),
    partnerId: one('partner', known.partners),
    joinedOn: cell('joinedOn'),
    memberships: joins ? [...there, { unitId, relation: 'member' as const }] : undefined,
  }
  const change = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as UserChange
  return { change, wrong }
}

/** A file may give the whole name or its parts; nothing is put in another order. */
function withNames(change: UserChange): UserChange {
  const { firstName, lastName, fullName } = change
  const [first] = (fullName ?? '').split(/\s+/)
  const whole = fullName ?? [firstName, lastName].filter(Boolean).join(' ')
  return { ...change, firstName: firstName ?? first ?? '', fullName: whole }
}

const columnOf: Readonly<Record<string, UserColumn>> = { titleId: 'title', partnerId: 'partner', memberships: 'unit' }

/** The column as its reader's file calls it. */
function labelOf(actor: Actor, path: string): string {
  const field = path.split('.')[0] ?? ''
  const column = columnOf[field] ?? field
  return column in USER_COLUMNS ? USER_COLUMNS[column as UserColumn][actor.language] : field
}
