import { PageDocument } from '@diwan/core/page/document'
import { z } from 'zod'
import { line, Seconds, Uuid, VersionFromZero } from '../kit/ids.ts'
import { Position } from '../kit/live.ts'
import { page, pageInput } from '../kit/page.ts'
import { Person } from '../users/schemas/person.ts'
import { MAX_STEPS, STEPS_A_PAGE } from './limits.ts'

/** As `VersionFromZero`, in an address. */
const MAX_VERSION = 2_147_483_647

/** The copy of a document in one tab of one browser: its own steps come back under this name. */
const Client = z.string().regex(/^[\w-]{8,40}$/)

/** One change of a document, as ProseMirror writes it; what it does to the document is judged, not how it looks. */
const Step = z.looseObject({ stepType: z.string().max(40) })

/** As it was taken into the document. */
export const KeptStep = z.object({
  /** The version that it made. */
  version: z.int(),
  step: z.record(z.string(), z.unknown()),
  /** Nobody's where the portal put something right. */
  client: z.string().nullable(),
})
export type KeptStep = z.infer<typeof KeptStep>

export const DocumentId = z.strictObject({ id: Uuid })

export const PageRecord = z.object({
  id: Uuid,
  objectId: Uuid,
  slot: z.string(),
  schema: z.int(),
  version: VersionFromZero,
  doc: PageDocument,
  can: z.object({ write: z.boolean() }),
})
export type PageRecord = z.infer<typeof PageRecord>
export const OpenPage = z.object({ document: PageRecord, positions: z.array(Position) })
export type OpenPage = z.infer<typeof OpenPage>

export const Commit = z.strictObject({
  id: Uuid,
  schema: z.int().min(1).max(1_000),
  /** Of the document that the first step is made for. */
  version: VersionFromZero,
  client: Client,
  steps: z.array(Step).min(1).max(MAX_STEPS),
})
/** Those of the caller, then what the portal put right. */
export const Committed = z.object({ version: z.int(), steps: z.array(KeptStep) })

export const StepsQuery = z.strictObject({ id: Uuid, after: z.coerce.number().int().min(0).max(MAX_VERSION) })
export const Steps = z.object({ version: z.int(), steps: z.array(KeptStep).max(STEPS_A_PAGE) })

/** Beside the bytes of the file. */
export const importedFile = {
  name: line(1_000),
  /** Says what would come of it, and writes nothing. */
  dryRun: z.enum(['true', 'false']).default('false'),
}
export const ImportInto = z.strictObject({ id: Uuid, ...importedFile })
export const IMPORT_PROBLEMS = ['picture_left_out', 'pictures_too_many', 'link_left_out', 'table_as_text', 'flattened'] as const
const REFUSED_PAGE = ['too_deep', 'too_many_nodes', 'too_much_text', 'unreadable'] as const
/** Parts of every report of an import. */
export const importLosses = {
  /** Losses, and how often each occurs. */
  problems: z.array(z.object({ code: z.enum(IMPORT_PROBLEMS), count: z.int() })),
  /** Pages that could not be brought, by the limit that they break. */
  refused: z.array(z.object({ title: z.string(), code: z.enum(REFUSED_PAGE) })),
}
export const ImportReport = z.object({
  /** The title of its first page. */
  title: z.string(),
  pages: z.int(),
  pictures: z.int(),
  characters: z.int(),
  ...importLosses,
  written: z.boolean(),
})
export type ImportReport = z.infer<typeof ImportReport>

export const VersionsQuery = z.strictObject({ id: Uuid, ...pageInput })
export const KeptVersion = z.object({
  /** From 1 on. */
  n: z.int(),
  /** Those who wrote since the one before. */
  by: z.array(Person),
  createdDate: Seconds,
})
export type KeptVersion = z.infer<typeof KeptVersion>
export const VersionsPage = page(KeptVersion)
export const VersionQuery = z.strictObject({ id: Uuid, n: z.coerce.number().int().min(1).max(MAX_VERSION) })
export const OldPage = KeptVersion.extend({ doc: PageDocument })
