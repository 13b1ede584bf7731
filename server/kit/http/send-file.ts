import type { FileAnswer } from '@diwan/contract/kit/file-answer'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'

/** Bytes somebody uploaded: typed as judged here, run by nobody, and revalidated at each use (H5, H31). */
export async function sendFile(request: FastifyRequest, reply: FastifyReply, file: FileAnswer): Promise<FastifyReply> {
  const etag = file.etag === null ? undefined : `"${file.etag}"`
  if (etag) reply.header('etag', etag)
  if (file.bytes !== null) reply.header('content-length', file.bytes)
  reply
    .header('cache-control', etag ? 'private, no-cache' : 'no-store')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
  if (etag && holds(request.headers['if-none-match'], etag)) return reply.status(304).send()
  return reply
    .type(file.type)
    .header('content-disposition', dispositionOf(file))
    .send(Readable.from(await file.open()))
}

const holds = (asked: string | undefined, etag: string): boolean =>
  asked?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false

/** RFC 6266: old programs read the plain name, all others the one in UTF-8. */
export function dispositionOf({ name, shown }: Pick<FileAnswer, 'name' | 'shown'>): string {
  const plain = name.replace(/[^\w .()-]/g, '_')
  const full = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${shown ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${full}`
}
