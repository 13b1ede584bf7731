import type { S3Client as Client } from '@aws-sdk/client-s3'
import type { ByteRange } from '@diwan/contract/kit/file-answer'
import { isUuid } from '@diwan/core/identifiers'
import { createReadStream } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { demandVariant, type Staged, type Storage } from './storage.ts'

export interface BucketSettings {
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  readonly key: string
  readonly secret: string
}

/** Bytes in a bucket that speaks S3. What is on its way is made in the folder of `local` first, like everywhere. */
export async function bucketStorage(
  { endpoint, region, bucket, key: accessKeyId, secret: secretAccessKey }: BucketSettings,
  local: Storage,
): Promise<Storage> {
  const s3 = await import('@aws-sdk/client-s3') // half a second that nobody without a bucket waits
  const client: Client = new s3.S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
    requestChecksumCalculation: 'WHEN_REQUIRED', // not every bucket knows the newer ones
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const of = { Bucket: bucket }
  const keyOf = (id: string, variant: string): string => `${folderOf(id)}${demandVariant(variant)}`

  const put = async (staged: Staged, id: string): Promise<void> => {
    for (const name of await readdir(staged.folder))
      await client.send(
        new s3.PutObjectCommand({ ...of, Key: keyOf(id, name), ...(await bodyOf(path.join(staged.folder, name))) }),
      )
  }
  const removeKeys = async (keys: readonly string[]): Promise<void> => {
    for (const Key of keys) await client.send(new s3.DeleteObjectCommand({ ...of, Key }))
  }
  async function* listed(prefix: string): AsyncGenerator<{ key: string; at: Date }[]> {
    let next: string | undefined
    do {
      const asked = { ...of, Prefix: prefix, ...(next && { ContinuationToken: next }) }
      const page = await client.send(new s3.ListObjectsV2Command(asked))
      yield (page.Contents ?? []).flatMap(({ Key: key, LastModified: at }) => (key && at ? [{ key, at }] : []))
      next = page.NextContinuationToken
    } while (next)
  }

  const read: Storage['read'] = async (id, variant, part) => {
    const range = part && { Range: `bytes=${part.from}-${part.to}` }
    const { Body, ContentRange } = await client.send(new s3.GetObjectCommand({ ...of, Key: keyOf(id, variant), ...range }))
    const bytes = Body as AsyncIterable<Uint8Array>
    return part ? cut(bytes, part, Number(/^bytes (\d+)-/.exec(ContentRange ?? '')?.[1] ?? 0)) : bytes
  }

  return {
    read,
    lend: read,
    async stage() {
      const staged = await local.stage()
      return { ...staged, keep: (id) => put(staged, id), add: (id) => put(staged, id) }
    },
    async size(id, variant) {
      try {
        return (await client.send(new s3.HeadObjectCommand({ ...of, Key: keyOf(id, variant) }))).ContentLength ?? null
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    async variants(id) {
      const names: string[] = []
      for await (const page of listed(folderOf(id))) names.push(...page.map(({ key }) => path.posix.basename(key)))
      return names.toSorted((a, b) => (a < b ? -1 : 1))
    },
    async isEmpty() {
      for await (const page of listed(ROOT)) if (page.length > 0) return false
      return true
    },
    async remove(id) {
      for await (const page of listed(folderOf(id))) await removeKeys(page.map(({ key }) => key))
    },
    async sweep(before, known) {
      await local.sweep(before, known)
      for await (const page of listed(ROOT)) {
        const old = page.flatMap(({ key, at }) => (at < before ? [{ key, id: key.split('/')[2] ?? '' }] : []))
        const ids = [...new Set(old.map(({ id }) => id).filter(isUuid))]
        const kept = ids.length > 0 ? await known(ids) : new Set<string>()
        await removeKeys(old.flatMap(({ key, id }) => (kept.has(id) ? [] : [key])))
      }
    },
    async check() {
      await client.send(new s3.HeadBucketCommand(of))
    },
  }
}

/** What is larger leaves from the disk as it is read: it is never whole in memory, and not sent again by itself. */
const SENT_WHOLE = 1_024 * 1_024

async function bodyOf(file: string) {
  const { size: ContentLength } = await stat(file)
  return { ContentLength, Body: ContentLength > SENT_WHOLE ? createReadStream(file) : await readFile(file) }
}

/** Other things may lie in the same bucket: nothing outside of this is ever looked at. */
const ROOT = 'files/'

function folderOf(id: string): string {
  if (!isUuid(id)) throw new Error('not the id of a file')
  return `${ROOT}${id.slice(-2)}/${id}/`
}

/** The part and no byte more of what begins at `at`: some buckets answer with more than they were asked for. */
async function* cut(bytes: AsyncIterable<Uint8Array>, { from, to }: ByteRange, at: number): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    const piece = chunk.subarray(Math.max(0, from - at), Math.max(0, to + 1 - at))
    at += chunk.length
    if (piece.length > 0) yield piece
    if (at > to) return
  }
}

const isMissing = (error: unknown): boolean => error instanceof Error && ['NotFound', 'NoSuchKey'].includes(error.name)
