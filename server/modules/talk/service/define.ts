import type { Document } from '@diwan/core/document'
import { mentionsIn } from '@diwan/core/light-text'
import type { DraftKind } from '@diwan/contract/drafts/vocabulary'
import type { Audience } from '@diwan/contract/kit/audience'
import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { PollEndpoints, PreviewEndpoints, TalkEndpoints } from '@diwan/contract/talk/endpoints'
import type { PollResult, TalkMessage } from '@diwan/contract/talk/schemas'
import type { Actor } from '../../../kit/access/actor.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { route, type Route } from '../../../kit/http/route.ts'
import type { BackgroundJobKind, FileReader, Searchable, NotificationRule } from '../../../kit/module.ts'
import type { Ctx, Portal } from '../../../kit/portal.ts'
import type { Tx } from '../../../kit/record/write.ts'
import { readActors } from '../../access/public.ts'
import { messageEntries } from '../queries/entries.ts'
import { readMessageOfFile } from '../queries/files.ts'
import { readMessage } from '../queries/messages.ts'
import { deleteMessage } from './delete.ts'
import { editMessage } from './edit.ts'
import { react } from './react.ts'
import { pinMessage } from './pin.ts'
import { askPoll, closePoll, vote } from './polls.ts'
import { openPreviewPicture } from './preview-picture.ts'
import { previewJob } from './previews.ts'
import { readAround, readAtInstant, readPage, readPinnedMessages, readSharedMessages } from './read.ts'
import { readReaders } from './readers.ts'
import { happened, postMessage, postByCaller, type Happening, type NewMessage } from './post-message.ts'
import { listStarred, starMessage } from './star.ts'
import { reads, type Talking } from './talk.ts'
import { markUnread, readUpTo, unreadOf } from './unread.ts'

interface TalkOf<Row extends { readonly id: string }> extends Talking<Row> {
  readonly endpoints: TalkEndpoints
  /** Where messages may be polls. */
  readonly polls?: PollEndpoints
  /** Where pages that messages link to are asked what they show of themselves. */
  readonly pictures?: PreviewEndpoints
  /** What a message is written in before it is sent; kept under the id of the record. */
  readonly draft?: DraftKind
  /** Reads a record once and returns the row that access checks for any person; undefined when there is no such record. */
  accessRow(db: Queryable, id: string): Promise<((person: Actor) => Row) | undefined>
}

export interface Talk<Row extends { readonly id: string }> {
  readonly routes: readonly Route[]
  /** Posts a message in the transaction of a command. The caller checks the right and the state, and holds the lock. */
  say(ctx: Ctx, tx: Tx, row: Row, newMessage: NewMessage): Promise<TalkMessage>
  /** As the endpoints do it. */
  react(ctx: Ctx, input: InputOf<TalkEndpoints['react']>): Promise<{ done: true }>
  pin(ctx: Ctx, input: InputOf<TalkEndpoints['pin']>): Promise<{ done: true }>
  ask(ctx: Ctx, input: InputOf<PollEndpoints['ask']>): Promise<TalkMessage>
  vote(ctx: Ctx, input: InputOf<PollEndpoints['vote']>): Promise<PollResult>
  /** A line between the messages, in the transaction of what happened. The lock is held. */
  happened(ctx: Ctx, tx: Tx, row: Row, happening: Happening): Promise<TalkMessage>
  /** For `backgroundJobs` of the manifest, where the kind has previews. */
  readonly backgroundJob: BackgroundJobKind
  /** For `files` of the manifest: who reads the message reads its files. */
  readonly files: FileReader
  /** For `searchable.textsOf` of the manifest, joined with the entries of the record's own. */
  readonly textsOf: Searchable['textsOf']
  /** Returns those of these people who read an audience of a record. */
  readers(portal: Portal, people: readonly string[], id: string, audience: Audience): Promise<string[]>
  /** For `notifications` of the manifest, under the event `mentioned`. */
  readonly mentioned: NotificationRule['recipients']
}

/** How records of a kind are talked about, as the parts of its manifest. */
export function talk<Row extends { readonly id: string }>(talking: TalkOf<Row>): Talk<Row> {
  const { endpoints, draft, events } = talking
  const readers: Talk<Row>['readers'] = async (portal, people, id, audience) => {
    const rowFor = await talking.accessRow(portal.db, id)
    if (!rowFor) return []
    const actors = await readActors(portal, people)
    return actors.filter((person) => talking.may(person, rowFor(person), 'read', audience)).map((person) => person.id)
  }
  return {
    routes: [
      route(endpoints.page, (ctx, input) => readPage(talking, ctx, input)),
      route(endpoints.around, (ctx, input) => readAround(talking, ctx, input)),
      route(endpoints.at, (ctx, input) => readAtInstant(talking, ctx, input)),
      route(endpoints.pin, (ctx, input) => pinMessage(talking, ctx, input)),
      route(endpoints.pinned, (ctx, input) => readPinnedMessages(talking, ctx, input)),
      route(endpoints.star, (ctx, input) => starMessage(talking, ctx, input)),
      route(endpoints.starred, (ctx, input) => listStarred(talking, ctx, input)),
      route(endpoints.shared, (ctx, input) => readSharedMessages(talking, ctx, input)),
      route(endpoints.readers, (ctx, input) => readReaders(talking, ctx, input)),
      route(endpoints.say, (ctx, input) => postByCaller(talking, ctx, input, draft)),
      route(endpoints.edit, (ctx, input) => editMessage(talking, ctx, input)),
      route(endpoints.delete, (ctx, input) => deleteMessage(talking, ctx, input)),
      route(endpoints.react, (ctx, input) => react(talking, ctx, input)),
      route(endpoints.read, (ctx, input) => readUpTo(talking, ctx, input)),
      route(endpoints.markUnread, (ctx, input) => markUnread(talking, ctx, input)),
      route(endpoints.unread, (ctx, input) => unreadOf(talking, ctx, input)),
      ...pollRoutes(talking),
      ...(talking.pictures ? [route(talking.pictures.picture, (ctx, input) => openPreviewPicture(talking, ctx, input))] : []),
    ],
    say: (ctx, tx, row, newMessage) => postMessage(talking, ctx, tx, row, newMessage),
    react: (ctx, input) => react(talking, ctx, input),
    pin: (ctx, input) => pinMessage(talking, ctx, input),
    ask: (ctx, input) => askPoll(talking, ctx, input),
    vote: (ctx, input) => vote(talking, ctx, input),
    happened: (ctx, tx, row, happening) => happened(talking, ctx, tx, row, happening),
    backgroundJob: previewJob(talking),
    files: async ({ db }, caller, id, fileId) => {
      const [row] = caller ? await talking.read(db, caller, [id]) : []
      const message = row && (await readMessageOfFile(db, fileId))
      return message?.object_id === id && reads(talking, caller!, row!, message)
    },
    textsOf: (db, parts) =>
      messageEntries(
        db,
        parts.map(({ part }) => part),
        talking.scoped,
      ),
    readers,
    mentioned: async (portal, { objectId, detail }) => {
      const { people, audience, messageId } = events.mentioned.detail.parse(detail)
      const message = await readMessage(portal.db, objectId, messageId)
      if (!message || message.deleted_at) return []
      const still = new Set(mentionsIn(message.body as Document).map(({ id }) => id)) // an edit may have taken one out since
      return readers(
        portal,
        people.filter((id) => still.has(id)),
        objectId,
        audience as Audience,
      )
    },
  }
}

const pollRoutes = <Row extends { readonly id: string }>(talking: TalkOf<Row>): Route[] =>
  talking.polls
    ? [
        route(talking.polls.ask, (ctx, input) => askPoll(talking, ctx, input)),
        route(talking.polls.vote, (ctx, input) => vote(talking, ctx, input)),
        route(talking.polls.closePoll, (ctx, input) => closePoll(talking, ctx, input)),
      ]
    : []
