import type { Endpoint, OutputOf, SentInputOf } from '@diwan/contract/kit/endpoint'
import { useMutation, type MutationOptions, type QueryClient, type QueryKey, type UseMutationResult } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from './call.ts'
import { dropWrite, keepWrite, type KeptWrite } from './kept-writes.ts'
import { useInterface } from './interface-state.ts'
import { asProblem, Problem } from './problem.ts'
import { loadProblemWords } from './problem-words.ts'
import { answerProblems, queryClient } from './query-client.ts'
import { newRequestId } from './request-id.ts'
import { returnLine, type SentLine } from './return-line.ts'
import { session } from './session.ts'
import { offerCounterpart, offerWithdrawal, type Undo } from './undo.ts'
import { isWithdrawn, underWay, withdrawWrite, type Withdrawal } from './under-way.ts'
import { renewQueries, saySuccess, type Sentence } from './write-outcome.ts'

/** The variables of a mutation. The request id is made once per intention and is the same for every retry. */
export interface Attempt<Input> {
  input: Input
  requestId: string
  /** Comes back to its field if the portal refuses it, even after a reload. */
  line?: SentLine | undefined
}

/** Keeps the cached records up to date with a write. Each function gets the client, because the screen may be gone by then. */
export interface WriteFold<E extends Endpoint> {
  /** Queries that are fetched again when the write is done, and when the portal refused it, because the cache is then out of date. */
  renews?: readonly QueryKey[] | ((attempt: Attempt<SentInputOf<E>>) => readonly QueryKey[])
  /** The message of success. */
  says?: Sentence | ((output: OutputOf<E>, offered: { readonly undo: boolean }) => Sentence | undefined)
  /**
   * Takes the write back; its sentence is then the message of success. Where the way back depends on what was before, it is asked before
   * anything changes, and answers nothing where there is none.
   */
  undo?: Undo<E> | ((client: QueryClient, attempt: Attempt<SentInputOf<E>>) => Undo<E> | undefined)
  /** Optimistic update: changes the cache at once and returns how to undo it. */
  begin?: (client: QueryClient, attempt: Attempt<SentInputOf<E>>) => (() => void) | undefined
  /** Before it is sent, at each try: what has to be at the portal first. Answers what is sent. */
  prepare?: (attempt: Attempt<SentInputOf<E>>) => Promise<SentInputOf<E>>
  done?: (client: QueryClient, output: OutputOf<E>, attempt: Attempt<SentInputOf<E>>) => void
  /** Holds a password: it waits in this page only and is never kept in the browser's storage. */
  secret?: boolean
  /** Refusals that `refused` shows by itself, so that no toast says them again. */
  answers?: readonly string[]
  refused?: (client: QueryClient, problem: Problem, attempt: Attempt<SentInputOf<E>>) => void
}

type Defaults<E extends Endpoint> = MutationOptions<OutputOf<E>, Problem, Attempt<SentInputOf<E>>, (() => void) | undefined>

const renewals = new Map<string, (input: object) => readonly QueryKey[]>()

/** Fetches again what a write of this endpoint makes old, where the portal itself did it in the background. */
export const renewAfter = ({ name }: Endpoint, input: object): void =>
  renewQueries(queryClient, renewals.get(name)?.(input) ?? [])

/** Declares once, in a module's `api.ts`, how a write of this endpoint is sent, what it makes old and what it says. */
export function registerWrite<E extends Endpoint>(endpoint: E, fold: WriteFold<E> = {}): void {
  renewals.set(endpoint.name, (input) => renewedBy(fold, { input: input as SentInputOf<E>, requestId: '' }))
  const undos = new WeakMap<Attempt<SentInputOf<E>>, Undo<E>>()
  const defaults: Defaults<E> = {
    mutationFn: ({ input, requestId }) => {
      if (isWithdrawn(requestId)) return new Promise(() => undefined)
      if (isLooking(endpoint)) return Promise.reject(new Problem('access.preview', 403))
      const prepared = fold.prepare?.({ input, requestId }) ?? Promise.resolve(input)
      return prepared
        .then((ready) => call(endpoint, ready, { requestId }))
        .catch(waitForSamePerson)
        .catch(withWords)
    },
    onMutate: async (attempt) => {
      const back = typeof fold.undo === 'function' ? fold.undo(queryClient, attempt) : fold.undo
      if (back) undos.set(attempt, back)
      const undo = fold.begin?.(queryClient, attempt)
      if (!fold.secret) await keepWrite(person(), keptOf(endpoint, attempt))
      if (!isWithdrawn(attempt.requestId)) {
        if (back) offerWithdrawal(back, attempt)
        return undo
      }
      undo?.() // in the very moment it was begun
      await dropWrite(person(), attempt.requestId)
      return undefined
    },
    onSuccess: (output, attempt) => {
      fold.done?.(queryClient, output, attempt)
      renewQueries(queryClient, renewedBy(fold, attempt))
      const back = undos.get(attempt) ?? (typeof fold.undo === 'function' ? undefined : fold.undo)
      if (back) offerCounterpart(back, attempt, output)
      const says = typeof fold.says === 'function' ? fold.says(output, { undo: back !== undefined }) : fold.says
      if (says) void saySuccess(says)
    },
    onError: (error, attempt, undo) => {
      undo?.()
      const problem = asProblem(error)
      if (attempt.line) returnLine(attempt.line, problem)
      fold.refused?.(queryClient, problem, attempt)
      if (!problem.mayPass) renewQueries(queryClient, renewedBy(fold, attempt))
    },
    onSettled: (_output, _error, attempt) => dropWrite(person(), attempt.requestId),
  }
  if (fold.answers) answerProblems(endpoint.name, fold.answers)
  queryClient.setMutationDefaults([endpoint.name], defaults)
}

const renewedBy = <E extends Endpoint>({ renews = [] }: WriteFold<E>, attempt: Attempt<SentInputOf<E>>): readonly QueryKey[] =>
  typeof renews === 'function' ? renews(attempt) : renews

const keptOf = (endpoint: Endpoint, attempt: Attempt<object>): KeptWrite => ({ ...attempt, name: endpoint.name, at: Date.now() })

/** A preview of another person's rights changes nothing; to preview yet another one is no change. */
const isLooking = ({ name }: Endpoint): boolean => useInterface.getState().preview !== null && !name.startsWith('access.preview')

const person = () => session()?.metadata.id ?? ''

/** Never settles after a 401: the row stays kept, and is sent again when the same person has signed in. */
function waitForSamePerson(error: unknown): Promise<never> {
  if (error instanceof Problem && error.code === 'not_signed_in') return new Promise(() => undefined)
  return Promise.reject(error)
}

/** Loads the words of a refusal before it is shown. One module may refuse what another makes through it, on a screen of the other. */
async function withWords(refusal: unknown): Promise<never> {
  await loadProblemWords(refusal).catch(() => undefined)
  throw refusal
}

export interface WriteOptions {
  /** The form shows the refusal itself; otherwise a toast does. */
  quiet?: boolean
  /** Writes of one scope are sent one after the other, in the order they were made. */
  scope?: string
}

type Result<E extends Endpoint> = UseMutationResult<OutputOf<E>, Problem, Attempt<SentInputOf<E>>>
export interface Write<E extends Endpoint> extends Pick<
  Result<E>,
  'isPending' | 'isPaused' | 'isSuccess' | 'isError' | 'error' | 'data' | 'reset' | 'variables'
> {
  mutate: (
    input: SentInputOf<E>,
    then?: { onSuccess?: (output: OutputOf<E>) => void; onError?: (problem: Problem) => void; line?: SentLine },
  ) => void
  mutateAsync: (input: SentInputOf<E>) => Promise<OutputOf<E>>
  /** Takes back what was sent last, if it still waits for the network. */
  withdraw: () => Withdrawal
}

/**
 * A write of a registered endpoint. Sending the same input again after a lost connection keeps its request id; while it is on
 * its way, sending the same once more is the same intention and changes nothing.
 */
export function useWrite<E extends Endpoint>(endpoint: E, { quiet = false, scope }: WriteOptions = {}): Write<E> {
  const mutation: Result<E> = useMutation<OutputOf<E>, Problem, Attempt<SentInputOf<E>>>({
    mutationKey: [endpoint.name],
    meta: { quiet },
    ...(scope !== undefined && { scope: { id: scope } }),
  })
  const undecided = useRef<{ text: string; requestId: string } | undefined>(undefined)

  const attempt = (input: SentInputOf<E>): Attempt<SentInputOf<E>> => {
    const text = JSON.stringify(input)
    if (undecided.current?.text !== text) undecided.current = { text, requestId: newRequestId() }
    return { input, requestId: undecided.current.requestId }
  }
  const decided = (problem?: Problem) => {
    if (!problem?.mayPass) undecided.current = undefined
  }

  const { isPending, isPaused, isSuccess, isError, error, data, reset, variables } = mutation
  return {
    isPending,
    isPaused,
    isSuccess,
    isError,
    error,
    data,
    reset,
    variables,
    mutate: (input, then) => {
      const one = { ...attempt(input), ...(then?.line && { line: then.line }) }
      if (underWay(one.requestId)) return
      mutation.mutate(one, {
        onSuccess: (output) => (decided(), then?.onSuccess?.(output)),
        onError: (problem) => (decided(problem), then?.onError?.(problem)),
      })
    },
    mutateAsync: (input) =>
      mutation.mutateAsync(attempt(input)).then(
        (output) => (decided(), output),
        (problem: Problem) => (decided(problem), Promise.reject(problem)),
      ),
    withdraw: () => {
      const outcome = withdrawWrite(undecided.current?.requestId)
      if (outcome === 'withdrawn') {
        decided()
        reset()
      }
      return outcome
    },
  }
}
