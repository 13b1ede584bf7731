import type { ErrorCode } from '@diwan/contract/kit/errors'
import type { FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { Portal } from '../portal.ts'
import type { Staged } from '../storage/storage.ts'
import { Problem } from './problem.ts'

export interface UploadLimit {
  /** This many bytes are refused. */
  readonly tooLarge: number
  /** The field code of that refusal. */
  readonly code: string
  readonly params?: { readonly maximum: number }
  /** Time limits without a byte, and for the whole body. */
  readonly idleMs: number
  readonly wholeMs: number
  /** The code of the refusal when a time limit has passed. */
  readonly slowCode: ErrorCode
  /** Ends it from elsewhere, with a Problem. */
  readonly signal?: AbortSignal
}

export interface Received {
  readonly staged: Staged
  /** Where the bytes lie, as they came. */
  readonly path: string
  readonly bytes: number
  readonly sha256: Buffer
}

/** A session that ended is noticed as soon (H11). */
const ASK_AGAIN_MS = 2_000
/** A refused upload may still be on its way; a client that keeps sending after this is cut off. */
const LINGER_MS = 5_000

/** Streams the body aside. No byte past the limit is written; a session that ends during the upload leaves nothing behind. */
export async function receiveBody(
  request: FastifyRequest,
  limit: UploadLimit,
  portal: Pick<Portal, 'storage'>,
  living: () => Promise<boolean>,
): Promise<Received> {
  if (Number(request.headers['content-length'] ?? 0) >= limit.tooLarge) {
    cutOff(request)
    throw tooLarge(limit)
  }
  const staged = await portal.storage.stage()
  const path = staged.path('incoming')
  const stop = new AbortController()
  const stopping = AbortSignal.any([stop.signal, ...(limit.signal ? [limit.signal] : [])])
  const stopped = once(stopping, 'abort').then(() => Promise.reject(stopping.reason as Error))
  stopped.catch(() => undefined) // it may come before anybody waits for the next bytes
  const watch = setInterval(() => {
    living().then(
      (lives) => lives || stop.abort(new Problem('not_signed_in')),
      () => undefined, // asked again at the end in any case
    )
  }, ASK_AGAIN_MS)
  const tooSlow = () => stop.abort(new Problem(limit.slowCode))
  const stalled = setTimeout(tooSlow, limit.idleMs)
  const over = setTimeout(tooSlow, limit.wholeMs)
  const chunks = chunksOf(request)
  const hash = createHash('sha256')
  let bytes = 0
  const file = await open(path, 'wx', 0o600)
  try {
    for (;;) {
      stopping.throwIfAborted()
      const { done, value } = await Promise.race([chunks.next(), stopped])
      if (done) break
      stalled.refresh()
      bytes += value.length
      if (bytes >= limit.tooLarge) throw tooLarge(limit)
      hash.update(value)
      await file.writeFile(value)
    }
    await file.sync()
    if (!(await living())) throw new Problem('not_signed_in')
    return { staged, path, bytes, sha256: hash.digest() }
  } catch (error) {
    void chunks.return?.()
    cutOff(request)
    await staged.drop()
    throw error instanceof Problem || !request.raw.destroyed ? error : new Problem('invalid_input') // the other side went away
  } finally {
    clearInterval(watch)
    clearTimeout(stalled)
    clearTimeout(over)
    await file.close()
  }
}

/** Left alone when we stop reading: destroying the request would take the answer with it. */
function chunksOf({ body }: FastifyRequest): AsyncIterator<Buffer, undefined> {
  const source = body instanceof Readable ? body : Readable.from([])
  return source.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer, undefined>
}

const tooLarge = ({ code, params }: UploadLimit): Problem =>
  new Problem('invalid_input', { fields: [{ path: 'file', code, ...(params && { params }) }] })

/** What is refused may still be on its way: let it run out for a moment, so that the answer is read. */
function cutOff({ raw }: FastifyRequest): void {
  if (raw.complete) return
  raw.resume()
  const timer = setTimeout(() => raw.socket.destroy(), LINGER_MS).unref()
  raw.once('close', () => clearTimeout(timer))
}
