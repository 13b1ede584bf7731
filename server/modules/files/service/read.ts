import type { ReadFile } from '@diwan/contract/files/schemas'
import { FILE_PROFILES, type FilePurpose } from '@diwan/contract/files/vocabulary'
import type { FileAnswer } from '@diwan/contract/kit/file-answer'
import type { Actor } from '../../../kit/access/actor.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { FileReaders } from '../../../kit/module.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { readFileRow } from '../queries/files.ts'

/** Who may see what it belongs to may read it, asked at each request; what belongs to nothing yet is its uploader's. */
export async function readFile({ db, portal, actor }: Ctx, { id, size }: ReadFile, readers: FileReaders): Promise<FileAnswer> {
  const caller = actor as Actor | undefined // a stranger has none
  const row = await readFileRow(db, id)
  const may = row?.object_id
    ? await readers[row.kind ?? '']?.(portal, caller ?? null, row.object_id, id)
    : row !== undefined && row.owner_id === caller?.id
  if (!row || !may) throw new Problem('not_found')

  const purpose = row.purpose as FilePurpose
  const variant = variantOf(purpose, size)
  const original = variant === 'original'
  const bytes = await portal.storage.size(id, variant)
  if (bytes === null) throw new Problem('not_found')
  return {
    name: row.name,
    type: original ? row.type : 'image/webp',
    bytes,
    etag: `${row.sha256.toString('hex').slice(0, 32)}-${variant}`,
    changed: row.created_at,
    shown: !original || (purpose === 'lesson' && row.type === 'video/mp4'), // which is played in the page
    open: (part) => portal.storage.lend(id, variant, part),
  }
}

/** An attached file is shown as the picture made of it, and itself only saved. */
function variantOf(purpose: FilePurpose, size: ReadFile['size']): string {
  if (!FILE_PROFILES[purpose].attached) return size === '64' ? '64' : '256'
  return size === 'shown' || size === 'thumb' ? size : 'original'
}
