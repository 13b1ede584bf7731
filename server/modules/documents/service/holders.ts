import type { DocumentHolder, FileReaders, House } from '../../../kit/module.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Actor } from '../../../kit/access/actor.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { readersOf } from '../../files/public.ts'
import { closedNow } from '../../releases/public.ts'
import { readDocument, type DocumentRow } from '../queries/documents.ts'

/** Declarations of documents and files; complete once every manifest is read. */
export interface Holders {
  readonly all: () => readonly DocumentHolder[]
  /** Readers of files, by the kind of their record. */
  readonly readers: () => FileReaders
}
export const holdersOf = (house: House): Holders => ({
  all: () => house.all(({ documents }) => documents),
  readers: () => readersOf(house),
})

export const holderOf = (holders: Holders, { kind }: Pick<DocumentRow, 'kind'>): DocumentHolder | undefined =>
  holders.all().find((one) => one.kind === kind)

interface At {
  readonly db: Queryable
  readonly actor: Actor
}

export interface DocumentAccess {
  readonly row: DocumentRow
  readonly holder: DocumentHolder
  readonly readers: FileReaders
  readonly write: boolean
}

/** A document as this person stands to it; one they may not read is not there. */
export async function accessTo(at: At, id: string, holders: Holders, lock = false): Promise<DocumentAccess | undefined> {
  const row = await readDocument(at.db, id)
  const holder = row && holderOf(holders, row)
  if (!holder || (await closedNow(at.db, holder.module))) return undefined
  const may = await holder.may(at, row.object_id, lock)
  return may && { row, holder, readers: holders.readers(), write: may === 'write' }
}

export async function demandDocument(at: At, id: string, holders: Holders): Promise<DocumentAccess> {
  const access = await accessTo(at, id, holders)
  if (!access) throw new Problem('not_found')
  return access
}
