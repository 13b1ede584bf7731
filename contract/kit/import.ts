import { z } from 'zod'

/**
 * How the cells of a column are read. A text is one line, in which a line break of the file is a space; `lines` keeps them. A `list` has
 * several items in one cell, and may be several columns of a file.
 */
export type CellType = 'text' | 'lines' | 'name' | 'email' | 'phone' | 'number' | 'minutes' | 'day' | 'list'

export interface ColumnNames {
  readonly en: string
  readonly ar: string
  /** Other headings that mean this column, in any language and from other products. */
  readonly also?: readonly string[]
  /** Text unless stated. */
  readonly type?: CellType
}

/** An organisation of five thousand people comes in one file. */
export const MAX_IMPORT_ROWS = 5_000
const MAX_IMPORT_TEXT = 4_000_000
/** For `maxBytes` of the endpoint: Arabic takes two bytes a letter. */
export const MAX_IMPORT_BYTES = 2 * MAX_IMPORT_TEXT + 300_000

/** Encodings that are detected, and offered where the guess is wrong. */
export const IMPORT_ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1256',
  'windows-1252',
  'windows-1254',
  'windows-1251',
] as const
export type ImportEncoding = (typeof IMPORT_ENCODINGS)[number]
export const IMPORT_DELIMITERS = [',', ';', '\t', '|'] as const
export type ImportDelimiter = (typeof IMPORT_DELIMITERS)[number]

/** Columns of a file; the reader refuses more of them. */
const MAX_IMPORT_COLUMNS = 500
/** Bytes of a file before it is written as base64. */
export const MAX_IMPORT_FILE = 6_000_000

/** One of `csv` and `file` is sent. */
export const ImportInput = z.strictObject({
  /** A text that is decoded already. */
  csv: z.string().min(1).max(MAX_IMPORT_TEXT).optional(),
  /** A CSV or XLSX file as it is, in base64. */
  file: z
    .base64()
    .min(1)
    .max(Math.ceil(MAX_IMPORT_FILE / 3) * 4)
    .optional(),
  /** Left out, they are detected. */
  encoding: z.enum(IMPORT_ENCODINGS).optional(),
  delimiter: z.enum(IMPORT_DELIMITERS).optional(),
  /** For each column of the file the field it fills, or null to leave it out. Left out, fields are guessed from the heading. */
  columns: z.array(z.string().max(200).nullable()).max(MAX_IMPORT_COLUMNS).optional(),
  /** Says what would happen and changes nothing. */
  dryRun: z.boolean(),
})
export type ImportInput = z.infer<typeof ImportInput>

const FieldProblem = z.object({
  path: z.string(),
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})

const IMPORT_OUTCOMES = ['create', 'update', 'unchanged', 'refused'] as const

/** What became (or would become) of one row of the file. */
export const ImportRow = z.object({
  /** The line of the file, the heading being 1. */
  line: z.int().min(1),
  outcome: z.enum(IMPORT_OUTCOMES),
  /** What the row is about, as the file names it. */
  name: z.string(),
  /** Why it was refused: columns by their field name, with codes of the validation words. */
  fields: z.array(FieldProblem),
  /** How a cell was understood that can be understood in two ways: a Hijri day, a month before its day. */
  notes: z.array(FieldProblem).optional(),
})
export type ImportRow = z.infer<typeof ImportRow>

/** How a file was read, and which field each of its columns fills. */
export const ImportTable = z.object({
  format: z.enum(['csv', 'xlsx']),
  encoding: z.enum(IMPORT_ENCODINGS).nullable(),
  delimiter: z.enum(IMPORT_DELIMITERS).nullable(),
  columns: z.array(
    z.object({
      heading: z.string(),
      /** The first cell below it that is not empty. */
      example: z.string(),
      field: z.string().nullable(),
      /** It fills no field, and nothing was chosen for it. */
      isUndecided: z.boolean(),
    }),
  ),
  /** All fields that a column may fill, as the caller's language names them. */
  fields: z.array(z.object({ field: z.string(), name: z.string(), isRepeatable: z.boolean(), isRequired: z.boolean() })),
  /** True while a column fills no field and nothing was chosen for it: rows are judged once the columns are chosen. */
  isUndecided: z.boolean(),
})
export type ImportTable = z.infer<typeof ImportTable>

export const ImportAnswer = z.object({
  dryRun: z.boolean(),
  table: ImportTable,
  counts: z.object({ create: z.int(), update: z.int(), unchanged: z.int(), refused: z.int() }),
  rows: z.array(ImportRow),
})
export type ImportAnswer = z.infer<typeof ImportAnswer>
