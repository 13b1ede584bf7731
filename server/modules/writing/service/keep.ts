import type { Document } from '@diwan/core/document'
import { textOf, withDirections } from '@diwan/core/document'
import { brokenDocumentLimit, type DocumentLimit } from '@diwan/core/document-limits'
import { mentionsIn, withNames } from '@diwan/core/light-text'
import type { BuiltFeatures } from '@diwan/contract/writing/vocabulary'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import type { Tx } from '../../../kit/record/write.ts'
import { readNames } from '../queries.ts'

export interface Keeping {
  readonly features: BuiltFeatures
  /** The field of the input that a refusal names. */
  readonly path?: string
  /** What is replaced by it. */
  readonly before?: Document
  /** Characters of its text. */
  readonly most?: number | undefined
  /** A mention of this id calls everyone, by this name. */
  readonly everyone?: { readonly id: string; readonly label: string } | undefined
}

export interface KeptDocument {
  readonly body: Document
  /** For search, mail and short forms. */
  readonly text: string
  /** Those who are mentioned now and were not before. */
  readonly mentioned: readonly string[]
  /** Those who were mentioned before and are not any more; everyone by the id that calls them. */
  readonly unmentioned: readonly string[]
  /** Everyone is called now and was not before. */
  readonly everyone: boolean
}

const limits: Readonly<Record<BuiltFeatures, (document: Document) => DocumentLimit | undefined>> = { light: brokenDocumentLimit }

/** What is kept of what somebody sent: directions are decided here, and the people mentioned bear their real names. */
export async function keepDocument(
  { actor }: Ctx,
  { db }: Tx,
  sent: Document,
  { features, path = 'body', before, most, everyone }: Keeping,
): Promise<KeptDocument> {
  const refused = (code: string) => new Problem('invalid_input', { fields: [{ path, code }] })
  const names = new Map(await readNames(db, [sent]))
  if (everyone) names.set(everyone.id, everyone.label)
  const people = mentionsIn(sent).map(({ id }) => id)
  if (people.some((id) => !names.has(id))) throw refused('user')
  const body = withNames(withDirections(sent, actor.language === 'ar' ? 'rtl' : 'ltr'), names)
  const limit = limits[features](body)
  if (limit) throw refused(limit)
  const text = textOf(body)
  if (most !== undefined && text.length > most) throw refused('too_much_text')
  const already = new Set(before && mentionsIn(before).map(({ id }) => id))
  const mentioned = people.filter((id) => !already.has(id))
  return {
    body,
    text,
    unmentioned: [...already].filter((id) => !people.includes(id)),
    mentioned: mentioned.filter((id) => id !== everyone?.id),
    everyone: mentioned.some((id) => id === everyone?.id),
  }
}

/** As it is shown: with the names people have now, unless those are too long for it. */
export function withCurrentNames(body: Document, names: ReadonlyMap<string, string>): Document {
  const renamed = withNames(body, names)
  return renamed !== body && brokenDocumentLimit(renamed) ? body : renamed
}
