import { tickets } from '@diwan/contract/tickets/endpoints'
import type { ErrorCode } from '@diwan/contract/kit/errors'
import type { SentInputOf } from '@diwan/contract/kit/endpoint'
import type { ThreadEntry } from '@diwan/contract/tickets/schemas'
import { useMutationState } from '@tanstack/react-query'
import { newRequestId } from '../../../kit/request-id.ts'
import { sendWrite } from '../../../kit/under-way.ts'
import type { Attempt } from '../../../kit/write.ts'
import { forgetFiles } from './sent-files.ts'
import { keepText, keptText, useKeptText } from '../../../kit/kept-text.ts'

type SentMessage = SentInputOf<typeof tickets.reply>

/** A message on its way, or one that did not arrive. */
export interface Outgoing extends Attempt<SentMessage> {
  kind: keyof typeof endpoints
}
export interface Failed extends Outgoing {
  code: ErrorCode
}

const nameOf = (id: string) => `failed/${id}`
const none: readonly Failed[] = []
const endpoints = { reply: tickets.reply, note: tickets.note }

export function keepFailed(failed: Failed): void {
  const name = nameOf(failed.input.id)
  keepText(name, [...withoutOne(keptText(name, none), failed), failed])
}

const withoutOne = (all: readonly Failed[], { requestId }: Outgoing) => all.filter((other) => other.requestId !== requestId)

export interface Failures {
  failed: readonly Failed[]
  discard: (one: Failed) => void
  retry: (one: Failed) => void
}

export function useFailed(id: string): Failures {
  const [failed, keep] = useKeptText(nameOf(id), none)
  const discard = (one: Failed) => {
    const rest = withoutOne(failed, one)
    keep(rest.length > 0 ? rest : undefined)
  }
  const throwAway = (one: Failed) => {
    discard(one)
    forgetFiles(one.input.attachments)
  }
  return { failed, discard: throwAway, retry: (one) => (discard(one), sendAgain(one)) }
}

/**
 * The same request id: had the first try arrived after all, this one is answered by it. Whoever was told that others wrote
 * meanwhile, and sends all the same, says something else than before; so does whoever leaves out files that are there no more.
 */
function sendAgain({ kind, code, ...first }: Failed): void {
  const { after: _, ...unconditional } = first.input
  const anew = {
    'tickets.thread_moved': unconditional,
    'files.not_available': { ...first.input, attachments: [] },
  }[code as string]
  const { input, requestId } = anew ? { input: anew, requestId: newRequestId() } : first
  sendWrite(endpoints[kind].name, { input, requestId }, { quiet: true }) // kept as failed again by its own refusal
}

export interface Pending extends Outgoing {
  /** For the network. */
  waits: boolean
}

/** What is on its way, also when it waited for the network since an earlier visit. */
export function usePending(id: string): readonly Pending[] {
  const kinds = Object.keys(endpoints) as (keyof typeof endpoints)[]
  const all = useMutationState({
    filters: {
      status: 'pending',
      predicate: ({ options }) => kinds.some((kind) => options.mutationKey?.[0] === endpoints[kind].name),
    },
    select: ({ options, state }): Pending => ({
      ...(state.variables as Attempt<SentMessage>),
      kind: options.mutationKey?.[0] === tickets.note.name ? 'note' : 'reply',
      waits: state.isPaused,
    }),
  })
  return all.filter(({ input }) => input.id === id)
}

export const knownWhenSent = new Map<string, ReadonlySet<string>>()

/** Which messages were there when this one set out. */
export function setsOut(requestId: string, entries: readonly ThreadEntry[]): void {
  knownWhenSent.set(requestId, new Set(entries.map(({ id }) => id)))
}
