import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { keepFile } from './upload.ts'

interface BroughtPicture {
  readonly id: string
  readonly name: string
  readonly bytes: Uint8Array
}

/**
 * Pictures that came inside of another file: judged and re-encoded like uploads of this person, until a record takes them. Answers the file
 * of each; a picture that nobody can decode has none.
 */
export async function keepPictures(ctx: Ctx, pictures: readonly BroughtPicture[]): Promise<ReadonlyMap<string, string>> {
  const kept = new Map<string, string>()
  for (const { id, name, bytes } of pictures) {
    const staged = await ctx.portal.storage.stage()
    const path = staged.path('incoming')
    await writeFile(path, bytes, { mode: 0o600 })
    const sha256 = createHash('sha256').update(bytes).digest()
    const incoming = { staged, path, bytes: bytes.length, sha256 }
    const file = await keepFile({ ...ctx, receipt: undefined }, { name, purpose: 'attachment10' }, incoming, () =>
      Promise.resolve(),
    ).catch((error: unknown) => {
      if (error instanceof Problem && error.code === 'invalid_input') return undefined
      throw error
    })
    if (file) kept.set(id, file.id)
  }
  return kept
}
