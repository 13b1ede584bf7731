import type { Endpoint, OutputOf, SentInputOf } from '@diwan/contract/kit/endpoint'
import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { newRequestId } from './request-id.ts'
import { sendWrite, withdrawWrite } from './under-way.ts'
import type { Sentence } from './write-outcome.ts'

/** So long a write can be taken back. */
export const UNDO_MS = 10_000

/** What the undo bar shows: one at a time, the newest. */
export interface UndoOffer {
  readonly id: string
  readonly says: Sentence
  readonly ms: number
  /** The portal acts when the time is over: pointing at the bar does not stop it. */
  readonly firm?: boolean
  readonly undo: () => void
}

let offer: UndoOffer | undefined
const listeners = new Set<() => void>()

function show(next: UndoOffer | undefined): void {
  offer = next
  for (const changed of listeners) changed()
}

export const offerUndo = (made: Omit<UndoOffer, 'id'>): void => show({ id: newRequestId(), ...made })

/** Only the one that is shown: another may have taken its place. */
export function endUndo(id: string): void {
  if (offer?.id === id) show(undefined)
}

/** Once: the offer is gone with it. */
export function takeUndo({ id, undo }: UndoOffer): void {
  if (offer?.id !== id) return
  show(undefined)
  undo()
}

export const currentUndo = (): UndoOffer | undefined => offer
export const useUndoOffer = (): UndoOffer | undefined =>
  useSyncExternalStore((changed) => {
    listeners.add(changed)
    return () => listeners.delete(changed)
  }, currentUndo)

interface Taken<E extends Endpoint> {
  readonly input: SentInputOf<E>
  readonly requestId: string
}

/** How a write is taken back: by its counterpart, a registered write of its own. */
export interface Undo<E extends Endpoint> {
  /** Nothing of it where nothing was done. Without an output the write waits for the network. */
  readonly says: Sentence | ((sent: SentInputOf<E>, output: OutputOf<E> | undefined) => Sentence | undefined)
  readonly by: Endpoint
  readonly input: (sent: SentInputOf<E>, output: OutputOf<E>) => object
  readonly ms: number
  readonly firm?: boolean
}

/** For `registerWrite`: the undo bar says it for ten seconds, in place of a message of success. */
export function undoable<E extends Endpoint, By extends Endpoint>(
  of: Pick<Undo<E>, 'says' | 'firm'> & { by: By; input: (sent: SentInputOf<E>, output: OutputOf<E>) => SentInputOf<By> },
  ms = UNDO_MS,
): Undo<E> {
  return { ...of, ms }
}

/** It waits for the network: to undo it is to withdraw it. */
export function offerWithdrawal<E extends Endpoint>(of: Undo<E>, { input, requestId }: Taken<E>): void {
  const says = sentenceOf(of, input, undefined)
  if (says && !onlineManager.isOnline()) offerUndo({ says, ms: of.ms, undo: () => void withdrawWrite(requestId) })
}

const sentenceOf = <E extends Endpoint>({ says }: Undo<E>, input: SentInputOf<E>, output: OutputOf<E> | undefined) =>
  typeof says === 'function' ? says(input, output) : says

/** It is done: to undo it is to send its counterpart, which waits for the network as any write does. */
export function offerCounterpart<E extends Endpoint>(of: Undo<E>, { input }: Taken<E>, output: OutputOf<E>): void {
  const { by, ms, firm = false } = of
  const says = sentenceOf(of, input, output)
  if (!says) return
  const undo = () => sendWrite(by.name, { input: of.input(input, output), requestId: newRequestId() })
  offerUndo({ says, ms, firm, undo })
}
