import type { Searchable } from '../../../kit/module.ts'
import type { Portal } from '../../../kit/portal.ts'
import { claimUnread, putOff, readFileText, settleText, textsOfFiles, type UnreadFile } from '../../files/public.ts'
import { fileEntry, keepEntries } from '../queries/entries.ts'

/** Files that one job reads; the next minute goes on with the others. */
const BATCH = 30

/** Reads the texts of files that records were given, so that the records are found by them. Answers how many it read. */
export async function readFiles(portal: Portal, searchable: readonly Searchable[]): Promise<number> {
  let count = 0
  for (; count < BATCH; count += 1) {
    const file = await claimUnread(portal.db, portal.clock.now())
    if (!file) break
    await readOne(portal, file, searchable.find(({ kind }) => kind === file.kind)?.placesOfFiles)
  }
  return count
}

async function readOne(portal: Portal, file: UnreadFile, placesOf: Searchable['placesOfFiles']): Promise<void> {
  const { id, object_id: objectId } = file
  const isSearched = ((await placesOf?.(portal.db, objectId, [id])) ?? []).length > 0
  const text = isSearched ? await textOf(portal, file).catch(() => undefined) : null
  if (text === undefined) return putOff(portal.db, id, portal.clock.now())
  await portal.db.transaction().execute(async (db) => {
    if (!(await settleText(db, id, text)) || text === null) return
    const places = (await placesOf?.(db, objectId, [id])) ?? []
    await keepEntries(
      db,
      places.map((place) => fileEntry(objectId, text, place)),
    )
  })
}

/** Read once: a file may come back into what is searched. */
const textOf = async (portal: Portal, file: UnreadFile): Promise<string | null> =>
  (await textsOfFiles(portal.db, [file.id])).get(file.id) ?? readFileText(portal, file)
