import type { Document } from '@diwan/core/document'
import type { Endpoint } from '@diwan/contract/kit/endpoint'
import type { ErrorCode } from '@diwan/contract/kit/errors'
import { useMutationState } from '@tanstack/react-query'
import { keepText, keptText, useKeptText } from '../../../kit/kept-text.ts'
import { newRequestId } from '../../../kit/request-id.ts'
import { sendWrite } from '../../../kit/under-way.ts'
import type { Attempt } from '../../../kit/write.ts'
import { forgetFiles } from './sent-files.ts'

/** The input that every message has, whatever else its endpoint needs. */
export interface SentMessage {
  /** The record it is about. */
  readonly id: string
  readonly body: Document
  readonly attachments?: string[] | undefined
  /** The waveform of a voice message; its bytes are stored under the request id. */
  readonly voice?: { readonly wave: number[] } | undefined
  readonly draftId?: string | undefined
}

/** A message on its way. */
export interface Outgoing<Kind extends string = string> extends Attempt<SentMessage> {
  readonly kind: Kind
}
/** One that did not arrive. */
export interface Failed<Kind extends string = string> extends Outgoing<Kind> {
  readonly code: ErrorCode
}
export interface Pending<Kind extends string = string> extends Outgoing<Kind> {
  /** For the network. */
  readonly waits: boolean
}

export interface Failures<Kind extends string = string> {
  readonly failed: readonly Failed<Kind>[]
  readonly discard: (one: Failed<Kind>) => void
  readonly retry: (one: Failed<Kind>) => void
}

/** Messages of a kind of record that left the composer and are not in the thread yet, in this browser. */
export interface Outbox<Kind extends string> {
  /** Each kind of message by the endpoint that takes it. */
  readonly endpoints: Readonly<Record<Kind, Pick<Endpoint, 'name'>>>
  /** Changes the message for a retry after certain refusals; the retry is then a new request. */
  readonly otherwise?: Partial<Record<ErrorCode, (input: SentMessage) => SentMessage>>
  /** It was thrown away. */
  readonly dropped?: (requestId: string) => void
}

const nameOf = (id: string) => `failed/${id}`
const none: readonly Failed<never>[] = []

const withoutOne = <Kind extends string>(all: readonly Failed<Kind>[], { requestId }: Outgoing): readonly Failed<Kind>[] =>
  all.filter((one) => one.requestId !== requestId)

/** The same request id: had the first try arrived after all, this one is answered by it. */
function sendAgain<Kind extends string>(
  { endpoints, otherwise = {} }: Outbox<Kind>,
  { kind, code, ...first }: Failed<Kind>,
): void {
  const change = first.input.voice ? undefined : otherwise[code] // a voice message cannot be sent differently
  const attempt = change ? { input: change(first.input), requestId: newRequestId() } : first
  sendWrite(endpoints[kind].name, attempt, { quiet: true }) // kept as failed again by its own refusal
}

export function keepFailed<Kind extends string>(failed: Failed<Kind>): void {
  const name = nameOf(failed.input.id)
  keepText(name, [...withoutOne<Kind>(keptText(name, none), failed), failed])
}

export function useFailed<Kind extends string>(outbox: Outbox<Kind>, id: string): Failures<Kind> {
  const [failed, keep] = useKeptText<readonly Failed<Kind>[] | undefined>(nameOf(id), none)
  const drop = (one: Failed<Kind>) => {
    const rest = withoutOne(failed ?? none, one)
    keep(rest.length > 0 ? rest : undefined)
  }
  const discard = (one: Failed<Kind>) => {
    drop(one)
    forgetFiles(one.input.attachments)
    outbox.dropped?.(one.requestId)
  }
  return { failed: failed ?? none, discard, retry: (one) => (drop(one), sendAgain(outbox, one)) }
}

/** The messages being sent, including those that have waited for the network since an earlier visit. */
export function usePending<Kind extends string>({ endpoints }: Outbox<Kind>, id: string): readonly Pending<Kind>[] {
  const kinds = Object.keys(endpoints) as Kind[]
  const all = useMutationState({
    filters: {
      status: 'pending',
      predicate: ({ options }) => kinds.some((kind) => options.mutationKey?.[0] === endpoints[kind].name),
    },
    select: ({ options, state }): Pending<Kind> => ({
      ...(state.variables as Attempt<SentMessage>),
      kind: kinds.find((kind) => options.mutationKey?.[0] === endpoints[kind].name)!,
      waits: state.isPaused,
    }),
  })
  return all.filter(({ input }) => input.id === id)
}
