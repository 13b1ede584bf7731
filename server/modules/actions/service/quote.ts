import { MAX_QUOTE } from '@diwan/contract/actions/limits'
import { documentFromText, isEmptyDocument, linesOf, textOf, type Document } from '@diwan/core/document'
import { brokenDocumentLimit } from '@diwan/core/document-limits'
import { withoutMentions } from '@diwan/core/light-text'
import { truncate } from '@diwan/core/truncate'
import { toSeconds } from '../../../kit/clock/clock.ts'
import type { House, Source } from '../../../kit/module.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { personsOf } from '../../users/public.ts'

type Reader = Pick<Ctx, 'db' | 'actor'>

/** The source with its words as a quotation, under the line that says who wrote them and when. It calls nobody. */
export async function quoted({ db, actor }: Reader, source: Source, { sentences }: House): Promise<Source> {
  const { by, at } = source
  if (!by || !at) return source
  const [person] = await personsOf({ db }, [by])
  const { language, reading } = actor
  const params = { name: person?.fullName ?? '', at: toSeconds(at) }
  const dir = language === 'ar' ? 'rtl' : 'ltr'
  const line = linesOf(sentences(language, 'actions', 'quoted', params, reading), dir)
  const around = (content: Document['content']): Document => ({
    type: 'doc',
    content: [...line, { type: 'blockquote', attrs: { dir }, content }],
  })
  const words = source.body && !isEmptyDocument(source.body) ? withoutMentions(source.body) : documentFromText(source.title, dir)
  const text = textOf(words)
  const whole = around(words.content)
  const fits = text.length <= MAX_QUOTE && brokenDocumentLimit(whole) === undefined
  return { ...source, body: fits ? whole : around(linesOf(truncate(text, MAX_QUOTE), dir).slice(0, MAX_QUOTED_LINES)) }
}

const MAX_QUOTED_LINES = 200
