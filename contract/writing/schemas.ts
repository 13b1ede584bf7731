import { Document, isEmptyDocument } from '@diwan/core/document'
import { mentionsIn } from '@diwan/core/light-text'
import { z } from 'zod'
import { sought, Uuid } from '../kit/ids.ts'
import { FOUND_PEOPLE } from '../users/limits.ts'
import { Person } from '../users/schemas/person.ts'
import { MAX_MENTIONS } from './limits.ts'

/** What somebody writes, where a file may stand for words. Everyone mentioned in it is notified. */
export const Written = Document.refine((document) => mentionsIn(document).length <= MAX_MENTIONS, 'too_many_mentions')

/** The same where there must be something to read. */
export const WrittenWords = Written.refine((document) => !isEmptyDocument(document), 'empty')

export const FindMentionable = z.strictObject({ id: Uuid, text: sought(200).default('') })

/** A person who can be mentioned, and whether they can read the message; otherwise they have to be let in first. */
export const Mentionable = z.object({ person: Person, sees: z.boolean() })
export type Mentionable = z.infer<typeof Mentionable>
export const MentionablePeople = z.object({ items: z.array(Mentionable).max(FOUND_PEOPLE) })
