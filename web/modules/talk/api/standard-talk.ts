import type { DraftKind } from '@diwan/contract/drafts/vocabulary'
import type { Endpoint, SentInputOf } from '@diwan/contract/kit/endpoint'
import type { ErrorCode } from '@diwan/contract/kit/errors'
import { detailOf } from '@diwan/contract/kit/event'
import type { TalkEndpoints } from '@diwan/contract/talk/endpoints'
import type { TalkEvents } from '@diwan/contract/talk/events'
import type { PollResult, TalkMessage } from '@diwan/contract/talk/schemas'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { call } from '../../../kit/call.ts'
import { folded, type Folded } from '../../../kit/follow.ts'
import type { Problem } from '../../../kit/problem.ts'
import { queryClient } from '../../../kit/query-client.ts'
import { newRequestId } from '../../../kit/request-id.ts'
import { session } from '../../../kit/session.ts'
import { sendWrite } from '../../../kit/under-way.ts'
import type { Sentence } from '../../../kit/write-outcome.ts'
import { registerWrite, type Attempt } from '../../../kit/write.ts'
import { forgetEdit } from '../drafts/edits.ts'
import { keepFailed, type Outbox, type SentMessage } from '../drafts/outbox.ts'
import { forgetFiles } from '../drafts/sent-files.ts'
import {
  foldThread,
  reacting,
  withItems,
  withMessage,
  withNewMessage,
  withOwnRead,
  withPollState,
  type CachedThread,
} from '../live/fold-thread.ts'
import { editForm } from '../standard-edit.tsx'
import { talkQueries, type TalkQueries } from './talk-queries.ts'
import type { MentionSource } from '../../writing/public.ts'
import type { Mark } from '../live/thread-page.ts'
import type { TalkOnScreen } from '../types.ts'

type Change = (input: SentMessage) => SentMessage

const withoutFiles: Change = (input) => ({ ...input, attachments: [] })

interface Declared<Kind extends DraftKind> extends Pick<
  TalkOnScreen<Kind, TalkMessage>,
  'kindOf' | 'toneOf' | 'quote' | 'Above'
> {
  /** The first part of the names of its endpoints and of its query keys. */
  readonly module: string
  readonly endpoints: TalkEndpoints
  /** The people who can be mentioned when a message is edited. */
  readonly mentionable?: (id: string) => MentionSource
  readonly events: TalkEvents
  /** Maps each kind of message to its endpoint: `say`, or a command of the module that also posts a message. */
  readonly kinds: Readonly<Record<Kind, Pick<Endpoint, 'name'>>>
  /** Refusals after which a retry sends something else: the label of the button, and the change to the message. */
  readonly otherwise?: Partial<Record<ErrorCode, readonly [words: 'sendAnyway' | 'sendWithoutFiles', change: Change]>>
  /** As the server declares it; nothing where messages stay as they were sent. */
  readonly editSeconds?: number
  readonly deletes?: boolean
  /** The messages of success, where the thread alone does not say enough. */
  readonly says?: Partial<Readonly<Record<'edited' | 'deleted', Sentence>>>
  readonly reactions?: boolean
  /** Whether reading is marked. */
  readonly unread?: boolean
  /** Whether posting a message marks the earlier ones as read. */
  readonly readsBySaying?: boolean
  /** Uploads files that are still only in this browser before the message is sent. They are dropped afterwards, and uploaded again after a refusal. */
  readonly carries?: {
    readonly prepare: (attempt: Attempt<SentInputOf<TalkEndpoints['say']>>) => Promise<SentInputOf<TalkEndpoints['say']>>
    readonly drop: (requestId: string) => void
    readonly refused: (requestId: string) => void
  }
  /** Other queries that a message makes stale. */
  readonly renews?: (id: string) => readonly QueryKey[]
}

export interface StandardTalk<Kind extends DraftKind> extends TalkOnScreen<Kind, TalkMessage> {
  readonly queries: TalkQueries
  /** For `folds` of `follow()`. */
  readonly folded: Folded
  /** Shows the answer to a command of the module: a new message, or the state of a poll. */
  readonly shows: (client: QueryClient, id: string, answer: TalkMessage | PollResult) => void
  /** The topic under which the portal hints at changes of the records. */
  readonly topic: string
  /** The outcomes of sending, for the registered write of a command that posts a message. */
  readonly sending: (kind: Kind) => {
    readonly done: (client: QueryClient, output: unknown, attempt: Attempt<SentMessage>) => void
    readonly refused: (client: QueryClient, problem: Problem, attempt: Attempt<SentMessage>) => void
  }
}

/** The person whose reaction is shown before the portal has answered. */
function reader() {
  const { id = '', fullName = '', profile_image: photo = null } = session()?.metadata ?? {}
  return { id, fullName, photo }
}

/** How records of a kind are talked about on the screen, where their module has the endpoints of `talk()`. */
export function standardTalk<Kind extends DraftKind>(declared: Declared<Kind>): StandardTalk<Kind> {
  const { module, endpoints, events, kinds, kindOf, toneOf, quote, renews = () => [] } = declared
  const { carries, editSeconds, deletes = false, reactions = false, unread = false, says = {} } = declared
  const queries = talkQueries(module, endpoints)
  const otherwise = Object.entries({ 'files.not_available': ['sendWithoutFiles', withoutFiles] as const, ...declared.otherwise })
  const outbox: Outbox<Kind> = {
    endpoints: kinds,
    otherwise: Object.fromEntries(otherwise.map(([code, [, change]]) => [code, change])),
    ...(carries && { dropped: carries.drop }),
  }
  const threads = (id: string): readonly QueryKey[] => [queries.thread(id).queryKey, queries.windows(id)]
  const renewed = ({ input: { id } }: { readonly input: { readonly id: string } }) => [...threads(id), ...renews(id)]
  const setThread = (client: QueryClient, id: string, change: (thread: CachedThread) => CachedThread) =>
    client.setQueryData<CachedThread>(queries.thread(id).queryKey, (thread) => thread && change(thread))
  /** Shows the change before the portal has answered; the returned function undoes it. */
  const showing = (client: QueryClient, id: string, messageId: string, to: (message: TalkMessage) => TalkMessage) => {
    const thread = client.getQueryData(queries.thread(id).queryKey)
    const before = thread?.pages.flatMap(({ items }) => items).find((one) => one.id === messageId)
    if (!before) return undefined
    const set = (next: TalkMessage) =>
      setThread(client, id, (now) => withItems(now, (one) => (one.id === messageId ? next : one)))
    set(to(before))
    return () => set(before)
  }
  const sending: StandardTalk<Kind>['sending'] = (kind) => ({
    done: (client, _output, { input }) => {
      forgetFiles(input.attachments)
      for (const queryKey of threads(input.id)) void client.invalidateQueries({ queryKey })
    },
    refused: (client, { code }, attempt) => {
      keepFailed({ ...attempt, kind, code })
      for (const queryKey of threads(attempt.input.id)) void client.invalidateQueries({ queryKey }) // what others wrote since
    },
  })

  const messageKind = (Object.keys(kinds) as Kind[]).find((kind) => kinds[kind].name === endpoints.say.name)
  if (messageKind)
    registerWrite(endpoints.say, {
      renews: ({ input: { id } }) => [queries.threads(id), queries.windows(id), ...renews(id)],
      ...(carries && { prepare: carries.prepare }),
      done: (client, message, { input: { id, attachments }, requestId }) => {
        forgetFiles(attachments)
        carries?.drop(requestId)
        setThread(client, id, (thread) => withNewMessage(thread, message))
      },
      refused: (client, problem, attempt) => {
        carries?.refused(attempt.requestId)
        sending(messageKind).refused(client, problem, attempt)
      },
    })
  registerWrite(endpoints.edit, {
    renews: renewed,
    ...(says.edited && { says: says.edited }),
    done: (client, message, { input: { id } }) => {
      forgetEdit(message.id)
      setThread(client, id, (thread) => withMessage(thread, message))
    },
  })
  registerWrite(endpoints.delete, { renews: renewed, ...(says.deleted && { says: says.deleted }) })
  registerWrite(endpoints.react, {
    renews: ({ input: { id } }) => [queries.threads(id), queries.windows(id)],
    begin: (client, { input: { id, messageId, emoji, on } }) => {
      const me = reader()
      return showing(client, id, messageId, (message) => reacting(message, emoji, on, me))
    },
  })
  registerWrite(endpoints.pin, {
    renews: ({ input: { id } }) => [queries.pinned(id).queryKey, queries.windows(id)],
    begin: (client, { input: { id, messageId, on } }) =>
      showing(client, id, messageId, (message) => ({ ...message, pinnedDate: on ? Math.floor(Date.now() / 1000) : null })),
  })
  registerWrite(endpoints.star, {
    renews: ({ input: { id } }) => [queries.starred().queryKey, queries.windows(id)],
    begin: (client, { input: { id, messageId, on } }) =>
      showing(client, id, messageId, (message) => ({ ...message, starred: on })),
  })
  registerWrite(endpoints.markUnread, {
    renews: ({ input: { id } }) => [...threads(id), ...renews(id)],
  })

  const read = async (id: string, { audience, seq, version, threadOf }: Mark): Promise<void> => {
    const of = threadOf === undefined ? {} : { threadOf }
    const mark = await call(endpoints.read, { id, audience, seq, version, ...of }, { requestId: newRequestId() })
    if (threadOf !== undefined) return
    setThread(queryClient, id, ({ pages: [newest, ...older], ...rest }) => ({
      ...rest,
      pages: newest
        ? [{ ...newest, read: newest.read?.map((one) => (one.audience === audience ? { audience, ...mark } : one)) }, ...older]
        : older,
    }))
    void queryClient.invalidateQueries({ queryKey: queries.counts() })
  }

  return {
    thread: (id, around) => (around === undefined ? queries.thread(id) : queries.around(id, around)),
    messageOf: (message) => message,
    kindOf,
    toneOf,
    outbox,
    hasArrived: ({ requestId }, messages) => messages.some(({ id }) => id === requestId),
    otherwise: Object.fromEntries(otherwise.map(([code, [words]]) => [code, words])),
    grouped: true,
    ...(editSeconds !== undefined && {
      edit: { seconds: editSeconds, Form: editForm(module, endpoints.edit, declared.mentionable) },
    }),
    ...(deletes && { delete: endpoints.delete }),
    ...(reactions && {
      react: (id, message, emoji, on) =>
        sendWrite(endpoints.react.name, { input: { id, messageId: message.id, emoji, on }, requestId: newRequestId() }),
    }),
    ...(unread && { read: (id, mark) => void read(id, mark).catch(() => undefined) }), // sent again when the end is reached again
    ...(quote && { quote }),
    queries,
    shows: (client, id, answer) =>
      void setThread(client, id, (thread) =>
        'messageId' in answer ? withPollState(thread, answer) : withNewMessage(thread, answer),
      ),
    folded: folded(queries.thread, (thread: CachedThread, change) => {
      const me = session()?.metadata.id
      const next = foldThread(events, me)(thread, change)
      const own = declared.readsBySaying ? detailOf(events.said, change) : undefined
      return own ? withOwnRead(next, own.message, me) : next
    }),
    topic: module,
    sending,
    ...(declared.Above && { Above: declared.Above }),
  }
}
