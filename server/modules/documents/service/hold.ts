import { isBlank } from '@diwan/core/blank-text'
import { emptyPage, pageText, type PageDocument } from '@diwan/core/page/document'
import type { Ctx } from '../../../kit/portal.ts'
import type { Tx } from '../../../kit/record/write.ts'
import { insertDocument, readDocumentOf } from '../queries/documents.ts'
import { insertVersion } from '../queries/versions.ts'
import { pageOf } from './apply.ts'
import { currentOf } from './current.ts'
import type { Queryable } from '../../../kit/db/database.ts'

interface Begun {
  readonly objectId: string
  readonly slot: string
  /** Empty where it is not said. */
  readonly doc?: PageDocument
}

/** In the transaction that makes the record. Answers the id of the document; the words it begins with are its first version. */
export async function beginDocument({ actor, clock }: Ctx, { db }: Tx, { objectId, slot, doc }: Begun): Promise<string> {
  const begun = doc ?? emptyPage(actor.language === 'ar' ? 'rtl' : 'ltr')
  const [text, at] = [pageText(begun), clock.now()]
  const id = await insertDocument(db, { objectId, slot, doc: begun, text, at })
  if (!isBlank(text)) await insertVersion(db, { id, version: 0, doc: begun, text, by: [actor.id], at })
  return id
}

/** As it is now, with what was not written down yet; nothing where the record has no such document. */
export async function readPage(db: Queryable, objectId: string, slot: string): Promise<PageDocument | undefined> {
  const row = await readDocumentOf(db, objectId, slot)
  return row && pageOf(await currentOf(db, row))
}
