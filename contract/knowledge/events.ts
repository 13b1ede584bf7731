import { z } from 'zod'
import { approvalEvents, changeEvents } from '../approvals/events.ts'
import { event } from '../kit/event.ts'
import { Uuid } from '../kit/ids.ts'
import { publishEvents } from '../publishing/events.ts'
import { talkEvents } from '../talk/events.ts'
import { Person } from '../users/schemas/person.ts'
import { articleKind } from './kind.ts'

const Written = z.object({ id: Uuid, title: z.string(), version: z.int(), by: Person })
/** History keeps who changed which version and when; the title is kept beside it and goes with the record. */
const written = (name: string) =>
  event(`knowledgeHub.${name}`, Written, {
    kept: ({ id, version, by }) => ({ id, version, by }),
    written: ({ title }) => ({ texts: { title } }),
  })

/** `by`: nobody where the portal did it. */
const Moved = z.object({ id: Uuid, version: z.int(), by: Person.nullable() })
const moved = (name: string) => event(`knowledgeHub.${name}`, Moved)

export const articleEvents = {
  ...publishEvents('knowledgeHub'),
  created: written('created'),
  changed: written('changed'),
  deleted: event('knowledgeHub.deleted', z.object({ id: Uuid, by: Person.nullable() })),
  /** Somebody begins to write in its document. */
  edited: moved('edited'),
  /** Its pair is in another category, of another unit or at another place. */
  placed: moved('placed'),
  activated: moved('activated'),
  deactivated: moved('deactivated'),
  /** The translator confirms that it says what the other language says. */
  translationChecked: moved('translation_checked'),
  sentForReview: moved('sent_for_review'),
  reviewWithdrawn: moved('review_withdrawn'),
  /** Its review date has come; its owner is notified. */
  reviewDue: moved('review_due'),
  /** Its review date is over for two weeks; the heads of its unit are notified. */
  reviewOverdue: moved('review_overdue'),
}

export const articleApprovalEvents = { ...approvalEvents('knowledgeHub', 'article'), ...changeEvents('knowledgeHub', 'article') }
export const articleTalkEvents = talkEvents('knowledgeHub')

const categoryFact = (name: string) =>
  event(`knowledgeHub.category_${name}`, z.object({ id: Uuid, version: z.int(), by: Person }))
export const categoryEvents = {
  created: categoryFact('created'),
  changed: categoryFact('changed'),
  moved: categoryFact('moved'),
  activated: categoryFact('activated'),
  deactivated: categoryFact('deactivated'),
  deleted: categoryFact('deleted'),
}

export const articleChannel = articleKind.channel
/** Comments are told to all readers; everything else about an article to those who write or review it. */
export const articleTalkChannel = (id: string): string => `article_talk:${id}`
