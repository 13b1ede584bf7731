import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Apart } from '../../../../kit/apart/apart.ts'
import type { Portal } from '../../../../kit/portal.ts'
import type { UnreadFile } from '../../queries/texts.ts'
import { READ_BYTES } from './limits.ts'
import type { FileToRead } from './text-of.ts'

const thread = new Apart<FileToRead, string | null>(new URL('worker.ts', import.meta.url), {
  seconds: 20,
  startSeconds: 30,
  megabytes: 256,
  megabytesBeside: 512,
  atOnce: 1,
})

/**
 * The text inside of a file, read in a thread that is ended when it takes too long or too much memory: then nothing is answered. Null where
 * nobody can read it. Fails where the thread or the storage does.
 */
export async function readFileText({ storage }: Portal, { id, type, bytes }: UnreadFile): Promise<string | null | undefined> {
  if (bytes > READ_BYTES || (await storage.size(id, 'original')) === null) return null
  const staged = await storage.stage()
  try {
    const path = staged.path('unread')
    await pipeline(Readable.from(await storage.read(id, 'original')), createWriteStream(path, { mode: 0o600 }))
    return await thread.run('', { path, type })
  } finally {
    await staged.drop()
  }
}
