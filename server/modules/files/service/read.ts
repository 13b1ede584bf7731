import type { ReadFile } from '@diwan/contract/files/schemas'
import type { FileAnswer } from '@diwan/contract/kit/endpoint'
import { FILE_PROFILES, type FilePurpose } from '@diwan/contract/files/vocabulary'
import type { Actor } from '../../../kit/access/actor.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { FileReaders } from '../../../kit/module.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { readFileRow } from '../queries.ts'

/** Who may see what it belongs to may read it, asked at each request; what belongs to nothing yet is its uploader's. */
export async function readFile({ db, portal, actor }: Ctx, { id, size }: ReadFile, readers: FileReaders): Promise<FileAnswer> {
  const caller = actor as Actor | undefined // a stranger has none
  const row = await readFileRow(db, id)
  const may = row?.object_id
    ? await readers[row.purpose]?.(portal, caller ?? null, row.object_id)
    : row !== undefined && row.owner_id === caller?.id
  if (!row || !may) throw new Problem('not_found')

  const { attached } = FILE_PROFILES[row.purpose as FilePurpose]
  const variant = attached ? 'original' : size
  const bytes = await portal.storage.size(id, variant)
  if (bytes === null) throw new Problem('not_found')
  return {
    name: row.name,
    type: row.type,
    bytes,
    etag: `${row.sha256.toString('hex').slice(0, 32)}-${variant}`,
    shown: !attached,
    open: () => portal.storage.read(id, variant),
  }
}
