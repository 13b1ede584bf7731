import type { Actor } from '../access/actor.ts'
import type { Queryable } from '../db/database.ts'
import type { Ctx, Portal } from '../portal.ts'
import type { Tx } from '../record/write.ts'

/** Records of a kind that hold documents, which several people write at once: see the module `documents`. */
export interface DocumentHolder {
  readonly kind: string
  /** The module key that must be open, as with an endpoint. */
  readonly module: string
  /** What this person may do with its documents now; nothing where there is no such record for them. `lock`: until the commit. */
  may(at: Pick<Ctx, 'actor'> & { readonly db: Queryable }, id: string, lock: boolean): Promise<'read' | 'write' | undefined>
  /** In the transaction of a commit. */
  written?(ctx: Ctx, tx: Tx, id: string, document: WrittenPage): Promise<void>
  /** Written down, not with every commit: what a search and a preview read. */
  settled?(db: Queryable, id: string, document: { readonly slot: string; readonly text: string }, at: Date): Promise<void>
}

export interface WrittenPage {
  readonly slot: string
  /** Those who were not mentioned in it before. */
  readonly mentioned: readonly string[]
  /** Those who were mentioned in it before, and are no more. */
  readonly unmentioned: readonly string[]
  /** As it is now. */
  readonly text: string
  /** Whether this person writes for the first time since the last version. */
  readonly begins: () => Promise<boolean>
}

/** Whether this caller (nothing for a stranger) may see the record a file belongs to, and the part of it where the file lies. */
export type FileReader = (portal: Portal, caller: Actor | null, objectId: string, fileId: string) => Promise<boolean>

/** How many MB a file may have, by what it is for, where the organisation decides that. */
export type FileLimits = Readonly<Record<string, (db: Queryable) => Promise<number>>>

/** Who may upload a file that is for this; everybody where nothing is declared. */
export type FileUploaders = Readonly<Record<string, (actor: Actor) => boolean>>

/** What modules declare about uploads, by what a file is for. */
export interface FileRules {
  readonly limits: FileLimits
  readonly uploaders: FileUploaders
}

/** By the kind of that record, whatever the file is for; each kind has one owner. */
export type FileReaders = Readonly<Record<string, FileReader>>
