import { emptyPage, pageText, type PageDocument } from '@diwan/core/page/document'
import type { Ctx } from '../../../kit/portal.ts'
import type { Tx } from '../../../kit/record/write.ts'
import { insertDocument } from '../queries/documents.ts'

interface Begun {
  readonly objectId: string
  readonly slot: string
  /** Empty where it is not said. */
  readonly doc?: PageDocument
}

/** In the transaction that makes the record. Answers the id of the document. */
export function beginDocument({ actor, clock }: Ctx, { db }: Tx, { objectId, slot, doc }: Begun): Promise<string> {
  const begun = doc ?? emptyPage(actor.language === 'ar' ? 'rtl' : 'ltr')
  return insertDocument(db, { objectId, slot, doc: begun, text: pageText(begun), at: clock.now() })
}
