import type { ByteRange, FileAnswer } from '@diwan/contract/kit/file-answer'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { IncomingHttpHeaders } from 'node:http'
import { Readable } from 'node:stream'
import { LentBody } from './lent-body.ts'
import { askerOf, LARGE_ANSWER_BYTES, type OpenAnswers } from './open-answers.ts'
import { Problem } from './problem.ts'
import { rangeOf } from './range.ts'
import { mayRest } from './stalled.ts'

/** Of a page that the portal wrote itself: it may have a style, and runs nothing. */
export const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Bytes somebody uploaded: typed as judged here, run by nobody, and revalidated at each use (H5, H31). A player asks for parts of them. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: FileAnswer,
  answers: OpenAnswers,
): Promise<FastifyReply> {
  const kept = validatorsOf(file)
  reply
    .header('cache-control', kept.etag ? 'private, no-cache' : 'no-store')
    .header('content-security-policy', file.page ? PAGE_POLICY : "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
  if (kept.etag) reply.header('etag', kept.etag)
  if (kept.changed) reply.header('last-modified', kept.changed)
  if (holds(request.headers, kept)) return reply.status(304).send()

  const part = partOf(request, reply, file, kept)
  const isLarge = file.bytes === null || (part ? part.to - part.from + 1 : file.bytes) > LARGE_ANSWER_BYTES
  if (isLarge && request.method !== 'HEAD') await takePlace(request, reply, part, answers)
  if (part) reply.status(206).header('content-range', `bytes ${part.from}-${part.to}/${file.bytes}`)
  if (file.bytes !== null) reply.header('content-length', part ? part.to - part.from + 1 : file.bytes)
  reply.type(file.type).header('content-disposition', dispositionOf(file))
  if (request.method === 'HEAD') return reply.send(Readable.from([]))
  const bytes = await file.open(part)
  return reply.send(bytes instanceof Readable ? bytes : new LentBody(bytes))
}

/** A part may rest, as the number of parts is bounded; the whole of a file waits for a place before anything of it is opened. */
async function takePlace(
  request: FastifyRequest,
  { raw }: FastifyReply,
  part: ByteRange | undefined,
  answers: OpenAnswers,
): Promise<void> {
  if (!part) return answers.wait(askerOf(request), raw)
  answers.part(askerOf(request), raw)
  mayRest(raw)
}

/** What a copy is known by; a date has whole seconds. */
interface Validators {
  readonly etag: string | undefined
  readonly changed: string | undefined
}

const validatorsOf = ({ etag, changed }: FileAnswer): Validators => ({
  etag: etag === null ? undefined : `"${etag}"`,
  changed: changed?.toUTCString(),
})

/** The browser holds this very content. */
function holds(asked: IncomingHttpHeaders, { etag, changed }: Validators): boolean {
  const named = asked['if-none-match']
  if (named !== undefined) {
    const names = named.split(',').map((one) => one.trim().replace(/^W\//, ''))
    return etag !== undefined && (names.includes(etag) || names.includes('*'))
  }
  return changed !== undefined && Date.parse(asked['if-modified-since'] ?? '') >= Date.parse(changed)
}

/** Only of what can be known again, and only to GET (RFC 9110, 14.2); behind the end is 416. */
function partOf(
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
  { bytes }: FileAnswer,
  kept: Validators,
): ByteRange | undefined {
  if (bytes === null || !kept.etag) return undefined
  reply.header('accept-ranges', 'bytes')
  if (method !== 'GET' || !isSame(headers['if-range'], kept)) return undefined
  const part = rangeOf(headers.range, bytes)
  if (part === 'whole') return undefined
  if (part !== 'unsatisfiable') return part
  reply.header('content-range', `bytes */${bytes}`)
  throw new Problem('range_not_satisfiable')
}

/** A part fits only a copy of this very content: a weak name does not say so (RFC 9110, 13.1.5). */
const isSame = (ifRange: string | string[] | undefined, { etag, changed }: Validators): boolean =>
  ifRange === undefined || ifRange === etag || ifRange === changed

/** RFC 6266: old programs read the plain name, all others the one in UTF-8. */
export function dispositionOf({ name, shown }: Pick<FileAnswer, 'name' | 'shown'>): string {
  const plain = name.replace(/[^\w .()-]/g, '_')
  const full = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${shown ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${full}`
}
