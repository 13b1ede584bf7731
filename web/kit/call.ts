import type { Address, Endpoint, OutputOf, SentInputOf } from '@diwan/contract/kit/endpoint'
import type { ProblemBody } from '@diwan/contract/kit/errors'
import { pathParameters } from '@diwan/contract/kit/paths'
import { environment } from './environment.ts'
import { Problem } from './problem.ts'
import { loadFieldWords } from './problem-words.ts'
import { newRequestId } from './request-id.ts'
import { asks } from './waiting.ts'

export interface CallOptions {
  /** The same id for every try of one intention: the portal then answers a repeat with its first answer. */
  requestId?: string
  signal?: AbortSignal
  /** It reaches the portal although its page is being left; at most 64 KB. */
  keepalive?: boolean
}

/** Calls an endpoint of the contract. Throws a Problem, and nothing else, when it is refused. */
export function call<E extends Endpoint>(endpoint: E, input: SentInputOf<E>, options?: CallOptions): Promise<OutputOf<E>> {
  return callAddress<OutputOf<E>>(endpoint, input, options)
}

/** The same for screens that must not load schemas: the caller names the output's type. */
export async function callAddress<Output>(address: Address, input: object, options: CallOptions = {}): Promise<Output> {
  const response = await send(address, input, options)
  if (!response.ok) throw await problemOf(response)
  return (await response.json()) as Output // the server validates what it sends
}

/** The address of a file that an endpoint makes, for a link to it. */
export const fileAddress = <E extends Endpoint>(endpoint: E, input: SentInputOf<E>): string => addressOf(endpoint, input).url

/** Where a call goes, and what of its input is left for the body. */
function addressOf({ method, path }: Address, input: object) {
  const inPath = pathParameters(path)
  const filled = inPath.reduce(
    (url, name) => url.replace(`{${name}}`, encodeURIComponent(String(valueOf(input, name)))),
    path as string,
  )
  const rest = Object.entries(input).filter(([name, value]) => !inPath.includes(name) && value !== undefined)
  const url = environment.apiBaseUrl + filled
  if (method !== 'GET') return { url, rest }
  const query = new URLSearchParams(rest.filter(([, value]) => value !== null).map(([name, value]) => [name, String(value)]))
  return { url: query.size > 0 ? `${url}?${query}` : url, rest: [] }
}

async function send(address: Address, input: object, { requestId, signal, keepalive }: CallOptions): Promise<Response> {
  const { method } = address
  const { url, rest } = addressOf(address, input)
  const headers: Record<string, string> = { accept: 'application/json' }
  let body: string | undefined
  if (method !== 'GET') {
    headers['content-type'] = 'application/json'
    headers['idempotency-key'] = requestId ?? newRequestId()
    body = JSON.stringify(Object.fromEntries(rest))
  }
  const ended = asks()
  try {
    const response = await fetch(url, {
      method,
      headers,
      credentials: 'include',
      ...(body && { body }),
      ...(signal && { signal }),
      ...(keepalive && { keepalive }),
    })
    ended(isGatewayAlone(response) ? 'unreachable' : 'answered')
    return response
  } catch (reason) {
    ended(signal?.aborted ? 'given up' : 'unreachable')
    if (signal?.aborted) throw reason
    throw new Problem('unavailable')
  }
}

/** Whether a gateway answered because it could not reach the portal. */
const isGatewayAlone = ({ status }: Response): boolean => status === 502 || status === 504

const valueOf = (input: object, name: string): unknown => (input as Record<string, unknown>)[name]

/** Reads the refusal, and loads the texts for its wrong fields. */
async function problemOf(response: Response): Promise<Problem> {
  const problem = problemFrom(response.status, await response.json().catch(() => ({})))
  if (problem.fields.length > 0) await loadFieldWords().catch(() => undefined)
  return problem
}

/** The refusal in an answer, whatever stands in it. */
export function problemFrom(status: number, answer: unknown): Problem {
  const body = (answer ?? {}) as Partial<ProblemBody>
  const problem = new Problem(body.code ?? (status >= 502 ? 'unavailable' : 'failed'), status, body)
  if (problem.code === 'not_signed_in') sessionEnded()
  if (problem.code === 'identity.password_change_required') passwordDue()
  return problem
}

let sessionEnded: () => void = () => undefined

/** Sets what happens when the portal no longer knows this session; the session sets it once. */
export function onSessionEnded(listener: () => void): void {
  sessionEnded = listener
}

let passwordDue: () => void = () => undefined

/** Sets what happens when the portal requires a new password first; the session sets it once. */
export function onPasswordDue(listener: () => void): void {
  passwordDue = listener
}
