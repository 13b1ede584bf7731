import type { FileReaders, House } from '../../../kit/module.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { readFilesWithPlace, type PlacedFile } from '../queries/files.ts'

/** A file is read by what the module of its record declares. */
export const readersOf = (house: House): FileReaders =>
  Object.fromEntries(house.all(({ files: readers = {} }) => Object.entries(readers)))

/** Files among these that the caller may read: the same question that reading each of them asks. */
export async function readableFiles(
  { db, portal, actor }: Pick<Ctx, 'db' | 'portal' | 'actor'>,
  ids: readonly string[],
  readers: FileReaders,
): Promise<PlacedFile[]> {
  const readable: PlacedFile[] = []
  for (const file of await readFilesWithPlace(db, ids)) {
    const may = file.object_id
      ? await readers[file.kind ?? '']?.(portal, actor, file.object_id, file.id)
      : file.owner_id === actor.id
    if (may) readable.push(file)
  }
  return readable
}
