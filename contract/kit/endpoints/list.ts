import type { z } from 'zod'
import { endpoint, flag } from '../endpoint.ts'
import { fileAnswer } from '../file-answer.ts'
import { Counter, ExportCounts, page } from '../page.ts'

interface Listed<Query extends z.ZodObject, Filter extends z.ZodObject, Item extends z.ZodType> {
  /** The first part of the names, and the module whose flags are asked. */
  readonly module: string
  readonly path: `/api/${string}`
  readonly query: Query
  readonly filter: Filter
  readonly item: Item
  readonly summary: string
  /** What one of them is called in the sentences of the published description. */
  readonly things: string
}

/** A page of a list, and how many it holds: both under `view`. */
export function listEndpoints<Query extends z.ZodObject, Filter extends z.ZodObject, Item extends z.ZodType>(
  of: Listed<Query, Filter, Item>,
) {
  const shared = { module: of.module, method: 'GET', access: flag(of.module, 'view') } as const
  return {
    list: endpoint({
      ...shared,
      name: `${of.module}.list`,
      summary: of.summary,
      path: of.path,
      input: of.query,
      output: page(of.item),
    }),
    count: endpoint({
      ...shared,
      name: `${of.module}.count`,
      summary: `How many ${of.things} the same list holds, exact to 999.`,
      path: `${of.path}/count`,
      input: of.filter,
      output: Counter,
    }),
  }
}

interface Exported<Filter extends z.ZodObject, Query extends z.ZodObject> {
  readonly module: string
  readonly path: `/api/${string}`
  readonly filter: Filter
  readonly query: Query
  readonly things: string
}

/** The same list as a file, under the flag `export`. */
export function exportEndpoints<Filter extends z.ZodObject, Query extends z.ZodObject>(of: Exported<Filter, Query>) {
  const shared = { module: of.module, method: 'GET', access: flag(of.module, 'export') } as const
  return {
    exportable: endpoint({
      ...shared,
      name: `${of.module}.exportable`,
      summary: `How many ${of.things} of the same list the caller may export, beside how many it holds; exact to 999.`,
      path: `${of.path}/exportable`,
      input: of.filter,
      output: ExportCounts,
    }),
    export: endpoint({
      ...shared,
      name: `${of.module}.export`,
      summary: 'Exactly the filtered list as CSV or XLSX, of what the caller may export.',
      path: `${of.path}/export`,
      input: of.query,
      output: fileAnswer,
      file: 'out',
      perMinute: 20,
    }),
  }
}
