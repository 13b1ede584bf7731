import type { Endpoint } from '@diwan/contract/kit/endpoint'
import type { ImportAnswer, ImportInput, ImportRow } from '@diwan/contract/kit/import'
import { wrongFields } from '@diwan/contract/kit/wrong-fields'
import type { z } from 'zod'
import type { Queryable } from '../db/database.ts'
import { Problem } from '../http/problem.ts'
import type { Ctx } from '../portal.ts'
import { write, type Tx } from '../record/write.ts'
import type { Columns, Ignored } from './columns.ts'
import { mapTable, type BrokenRow, type MappedRow, type MappedTable } from './map-table.ts'
import { readTable } from './read-table.ts'

export interface Plan {
  readonly rows: readonly ImportRow[]
}

/** Reports how many of its planned rows an import has written. */
export type Progress = (done: number, total: number) => Promise<void>

/** The part of an import that its module declares; reading, mapping, preview and the transaction are the same for all. */
export interface ImportOf<Input extends ImportInput, P extends Plan> {
  readonly columns: Columns | ((ctx: Ctx) => Promise<Columns>)
  /** Headings of our own exports that the import does not read. */
  readonly ignored?: Ignored
  /** Fields without which no row can be judged. */
  readonly required?: readonly string[]
  readonly maxRows: number
  /** Refuses callers who may not import here, before the file is read. */
  readonly demand: (ctx: Ctx, input: Input) => Promise<unknown>
  /** Judges each row by itself. `isWriting` is true inside the transaction, where records that must not change are locked. */
  readonly plan: (ctx: Ctx, db: Queryable, input: Input, rows: readonly MappedRow[], isWriting: boolean) => Promise<P>
  readonly apply: (ctx: Ctx, tx: Tx, input: Input, plan: P, progress: Progress) => Promise<unknown>
  /** Runs after the commit. */
  readonly applied?: (ctx: Ctx, plan: P) => void
}

type ImportEndpoint<Input extends ImportInput> = Endpoint & {
  readonly input: { _zod: { output: Input }; safeParse: (input: unknown) => z.ZodSafeParseResult<Input> }
}

/** An import that a module has, as background runs know it. They hold inputs that its endpoint judges again. */
export interface AnyImport {
  readonly endpoint: Endpoint
  /** Refuses callers who may not import here, and inputs that the endpoint would refuse. Answers the input. */
  readonly demand: (ctx: Ctx, input: unknown) => Promise<ImportInput>
  /** Imports a file and says how far it is. */
  readonly runReporting: (ctx: Ctx, input: unknown, progress: Progress) => Promise<ImportAnswer>
}

export interface ImportKind<Input extends ImportInput> extends AnyImport {
  /** Judges a file, or imports it at once. */
  readonly run: (ctx: Ctx, input: Input) => Promise<ImportAnswer>
}

const unreported: Progress = () => Promise.resolve()

/** The import as a service: with `dryRun` it says what would become of each row, without it each good row is written. */
export function defineImport<Input extends ImportInput, P extends Plan>(
  endpoint: ImportEndpoint<Input>,
  of: ImportOf<Input, P>,
): ImportKind<Input> {
  const read = async (ctx: Ctx, input: Input, progress: Progress): Promise<ImportAnswer> => {
    if ((input.csv === undefined) === (input.file === undefined))
      throw new Problem('invalid_input', { fields: [{ path: 'file', code: 'required' }] })
    await of.demand(ctx, input)
    const file = await readTable(ctx.actor.id, input, of.maxRows)
    const columns = typeof of.columns === 'function' ? await of.columns(ctx) : of.columns
    const { language, reading } = ctx.actor
    const { ignored, required } = of
    const mapped = mapTable(file, { columns, ignored, required, chosen: input.columns, language, hijri: reading.hijri })
    demandOneColumnEach(mapped)
    if (mapped.table.isUndecided && !input.dryRun) throw new Problem('invalid_input', { fields: [undecided(mapped)] })
    const good = mapped.rows.filter((row) => 'values' in row)
    if (input.dryRun)
      return answerOf(true, mapped, good.length === 0 ? [] : (await of.plan(ctx, ctx.db, input, good, false)).rows)
    let applied: P | undefined
    const answer = await write(ctx, async (tx) => {
      applied = await of.plan(ctx, tx.db, input, good, true)
      await of.apply(ctx, tx, input, applied, progress)
      return answerOf(false, mapped, applied.rows)
    })
    if (applied) of.applied?.(ctx, applied)
    return answer
  }
  const parse = (input: unknown): Input => {
    const parsed = endpoint.input.safeParse(input)
    if (!parsed.success) throw new Problem('invalid_input', { fields: wrongFields(parsed.error) })
    return parsed.data
  }
  return {
    endpoint,
    demand: async (ctx, input) => {
      const parsed = parse(input)
      await of.demand(ctx, parsed)
      return parsed
    },
    run: (ctx, input) => read(ctx, input, unreported),
    runReporting: (ctx, input, progress) => read(ctx, parse(input), progress),
  }
}

/** The first column that fills nothing, or the field that no column fills. */
function undecided({ table: { columns, fields } }: MappedTable) {
  const missing = fields.find(({ field, isRequired }) => isRequired && columns.every((column) => column.field !== field))
  if (missing) return { path: 'csv', code: 'csv_missing_column', params: { column: missing.name } }
  return {
    path: 'csv',
    code: 'csv_unknown_column',
    params: { column: columns.find(({ field }) => field === null)?.heading ?? '' },
  }
}

function demandOneColumnEach({ table: { columns, fields } }: MappedTable): void {
  const twice = fields.find(
    ({ field, isRepeatable }) => !isRepeatable && columns.filter((column) => column.field === field).length > 1,
  )
  if (twice)
    throw new Problem('invalid_input', { fields: [{ path: 'csv', code: 'csv_column_twice', params: { column: twice.name } }] })
}

const OUTCOMES = ['create', 'update', 'unchanged', 'refused'] as const

/** One problem for each column: schemas may object to the same cell in several ways. */
const onePerColumn = (fields: ImportRow['fields']): ImportRow['fields'] =>
  fields.filter(({ path }, at) => fields.findIndex((one) => one.path === path) === at)

/** Rows in the order of the file, without what a plan keeps of them. */
function answerOf(dryRun: boolean, { table, rows: all }: MappedTable, planned: readonly ImportRow[]): ImportAnswer {
  const notes = new Map(all.flatMap((row) => ('notes' in row && row.notes.length > 0 ? [[row.line, row.notes] as const] : [])))
  const broken = all.filter((row): row is BrokenRow => 'wrong' in row)
  const rows = [
    ...planned.map(({ line, outcome, name, fields }) => ({
      line,
      outcome,
      name,
      fields: onePerColumn(fields),
      notes: [...(notes.get(line) ?? [])],
    })),
    ...broken.map(({ line, name, wrong }) => ({ line, outcome: 'refused' as const, name, fields: [...wrong], notes: [] })),
  ].toSorted((a, b) => a.line - b.line)
  const count = (outcome: ImportRow['outcome']): number => rows.filter((row) => row.outcome === outcome).length
  const [create, update, unchanged, refused] = OUTCOMES.map(count) as [number, number, number, number]
  return { dryRun, table, counts: { create, update, unchanged, refused }, rows }
}
