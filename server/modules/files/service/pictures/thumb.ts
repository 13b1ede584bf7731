import { readFile, writeFile } from 'node:fs/promises'
import type { Portal } from '../../../../kit/portal.ts'
import { decodePicture } from './decoder.ts'
import type { Pixels } from './make.ts'

export interface Thumb extends Pixels {
  /** WebP. */
  readonly bytes: Buffer
}

/** What comes from elsewhere takes turns like one person, beside those who upload. */
const FROM_ELSEWHERE = 'elsewhere'

/** A small picture made again from bytes that nobody trusts; nothing where they are no picture we decode. Nothing of them is kept. */
export async function thumbOf({ storage }: Pick<Portal, 'storage'>, content: Buffer): Promise<Thumb | undefined> {
  const staged = await storage.stage()
  try {
    const from = staged.path('incoming')
    await writeFile(from, content, { mode: 0o600 })
    const made = await decodePicture(FROM_ELSEWHERE, { from, to: staged.folder, make: 'thumb' })
    return made ? { ...made, bytes: await readFile(staged.path('thumb')) } : undefined
  } finally {
    await staged.drop()
  }
}
