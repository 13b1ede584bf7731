import { emailKey } from '@diwan/core/email'
import type { Role } from '@diwan/contract/access/vocabulary'
import { ROLES } from '@diwan/contract/access/vocabulary'
import { Day } from '@diwan/contract/kit/ids'
import type { ImportRow } from '@diwan/contract/kit/import'
import { MAX_IMPORT_ROWS } from '@diwan/contract/kit/import'
import { MAX_TOKENS, personToken, roleToken, titleToken, unitToken, type AudienceToken } from '@diwan/contract/kit/tokens'
import { imports } from '@diwan/contract/training/endpoints/imports'
import { ASSIGNMENT_COLUMNS, NO_NAMES, YES_NAMES, type AssignmentColumn } from '@diwan/contract/training/vocabulary'
import { ROLE_NAMES } from '@diwan/contract/users/vocabulary'
import { fold } from '@diwan/core/arabic-fold'
import { demand } from '../../../../kit/access/demand.ts'
import { defineImport } from '../../../../kit/import/define.ts'
import type { MappedRow } from '../../../../kit/import/map-table.ts'
import type { Queryable } from '../../../../kit/db/database.ts'
import { Problem } from '../../../../kit/http/problem.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { tokensWithin } from '../../../audience/public.ts'
import { importKey, readByEmails, readNamed, type Lookup } from '../../../users/public.ts'
import { can } from '../../access/courses.ts'
import { keepAssignments, readAssignments, type AssignmentRow } from '../../queries/assignments.ts'
import { lockCourse, readCourse, type CourseRow } from '../../queries/courses.ts'
import { recordAssigned } from '../assign.ts'
import { labelled } from './columns.ts'

type Field = ImportRow['fields'][number]
type Row = MappedRow<AssignmentColumn>
interface Wanted {
  readonly token: AudienceToken
  readonly mandatory: boolean
  readonly dueDay: string | null
}
type Planned = ImportRow & ({ outcome: 'create' | 'update'; wanted: Wanted } | { outcome: 'unchanged' | 'refused' })

const WHO = ['email', 'unit', 'role', 'title'] as const
const roles = new Map<string, Role>(
  ROLES.flatMap((role) => [role, ...ROLE_NAMES[role]].map((name) => [fold(name), role] as const)),
)
const [yes, no] = [new Set(YES_NAMES.map(fold)), new Set(NO_NAMES.map(fold))]

/** The same file again changes nothing. Those who are meant are enrolled right after the commit, where it is published. */
export const importAssignments = defineImport(imports.assignments, {
  columns: ASSIGNMENT_COLUMNS,
  maxRows: MAX_IMPORT_ROWS,
  demand: async (ctx, { id }) => demandAssignable(ctx, await readCourse(ctx.db, id)),
  plan: async (ctx, db, { id }, read, isWriting) => {
    const course = demandAssignable(ctx, isWriting ? await lockCourse(db, id) : await readCourse(db, id))
    return { course, rows: await planned(ctx, db, course, read) }
  },
  apply: async (ctx, tx, { id }, { course, rows }) => {
    const wanted = rows.flatMap((row) => ('wanted' in row ? [row.wanted] : []))
    const alike = Map.groupBy(wanted, ({ mandatory, dueDay }) => `${mandatory} ${dueDay ?? ''}`)
    for (const some of alike.values()) {
      const [{ mandatory, dueDay }, tokens] = [some[0]!, some.map(({ token }) => token)]
      await keepAssignments(tx.db, { courseId: id, tokens, mandatory, dueDay, by: ctx.actor.id, at: ctx.clock.now() })
    }
    if (wanted.length > 0) await recordAssigned(ctx, tx, course)
  },
})

function demandAssignable(ctx: Ctx, course: CourseRow | undefined): CourseRow {
  demand(can, 'edit', ctx.actor, course)
  if (course.is_template || course.archived_at !== null) throw new Problem('wrong_state')
  return course
}

async function planned(ctx: Ctx, db: Queryable, course: CourseRow, rows: readonly Row[]): Promise<Planned[]> {
  const meaning = await readMeaning(db, rows)
  const tokens = rows.flatMap((row) => meaning(row).token ?? [])
  const within = await tokensWithin(db, ctx.actor, 'training.create', tokens)
  const known = new Map((await readAssignments(db, course.id)).map((one) => [one.token, one]))
  return planRows(ctx, rows, { meaning, within, known })
}

interface Known {
  readonly meaning: (row: Row) => { token?: AudienceToken; wrong: Field[] }
  readonly within: ReadonlySet<AudienceToken>
  readonly known: ReadonlyMap<AudienceToken, AssignmentRow>
}

function planRows(ctx: Ctx, rows: readonly Row[], { meaning, within, known }: Known): Planned[] {
  const seen = new Set<AudienceToken>()
  let many = known.size
  return rows.map((row): Planned => {
    const { line, values } = row
    const head = {
      line,
      name:
        WHO.map((column) => values[column] ?? '')
          .find(Boolean)
          ?.slice(0, 254) ?? '',
    }
    const { token, wrong } = meaning(row)
    const [mandatory, dueDay] = [yesOf(values.mandatory), values.due || null]
    const column = WHO.find((one) => values[one]) ?? 'email'
    const before = token && known.get(token)
    const fields = [
      ...wrong,
      ...(mandatory === undefined ? [{ path: 'mandatory', code: 'invalid_format' }] : []),
      ...(dueDay !== null && !Day.safeParse(dueDay).success ? [{ path: 'due', code: 'date' }] : []),
      ...(token && !within.has(token) ? [{ path: column, code: 'not_allowed' }] : []),
      ...(token && seen.has(token) ? [{ path: column, code: 'twice' }] : []),
      ...(token && !before && many >= MAX_TOKENS ? [{ path: column, code: 'too_big', params: { maximum: MAX_TOKENS } }] : []),
    ]
    if (token) seen.add(token)
    if (!token || mandatory === undefined || fields.length > 0)
      return { ...head, outcome: 'refused', fields: labelled(ctx.actor, ASSIGNMENT_COLUMNS, fields) }
    if (before?.mandatory === mandatory && before.due_day === dueDay) return { ...head, outcome: 'unchanged', fields: [] }
    if (!before) many += 1
    return { ...head, outcome: before ? 'update' : 'create', fields: [], wanted: { token, mandatory, dueDay } }
  })
}

/** An empty cell is no. */
function yesOf(cell: string | undefined): boolean | undefined {
  const said = fold(cell ?? '')
  if (said === '' || no.has(said)) return false
  return yes.has(said) ? true : undefined
}

/** Whom each row means; everything rows may point at is read in a handful of queries. */
async function readMeaning(db: Queryable, rows: readonly Row[]): Promise<Known['meaning']> {
  const found = await readByEmails(
    db,
    rows.flatMap(({ values }) => values.email || []),
  )
  const working = found.filter((one) => one.deleted_at === null && one.disabled_at === null)
  const people = new Map(working.map((one) => [emailKey(one.email), new Set([one.id])]))
  const { units, titles } = await readNamed(db)
  const one = (column: AssignmentColumn, ids: ReadonlySet<string> | undefined, token: (id: string) => AudienceToken) => {
    const [id, other] = ids ?? []
    if (id !== undefined && other === undefined) return { token: token(id), wrong: [] }
    return { wrong: [{ path: column, code: id === undefined ? 'not_found' : 'ambiguous' }] }
  }
  const named = (lookup: Lookup, name: string) => lookup.get(importKey(name))
  return ({ values }) => {
    const [column, other] = WHO.filter((name) => values[name])
    if (column === undefined) return { wrong: [{ path: 'email', code: 'required' }] }
    if (other !== undefined) return { wrong: [{ path: other, code: 'not_allowed' }] }
    const name = values[column]!
    if (column === 'email') return one(column, people.get(emailKey(name)), personToken)
    if (column === 'unit') return one(column, named(units, name), unitToken)
    if (column === 'title') return one(column, named(titles, name), titleToken)
    const role = roles.get(fold(name))
    return one(column, role && new Set([role]), roleToken)
  }
}
