import type { Searchable } from '../../../kit/module.ts'
import type { Portal } from '../../../kit/portal.ts'
import { claimUnread, giveUpOthers, putOff, readFileText, settleText, textsOfFiles, type UnreadFile } from '../../files/public.ts'
import { fileEntry, keepEntries } from '../queries/entries.ts'

/** Files that one job reads; the next minute goes on with the others. */
const BATCH = 30

/** Portals of this process that are reading: a job of the next minute leaves the files to the one that is not done yet. */
const reading = new WeakSet<Portal>()

/** Reads the texts of files that records were given, so that the records are found by them. Answers how many it read. */
export async function readFiles(portal: Portal, searchable: readonly Searchable[]): Promise<number> {
  if (reading.has(portal)) return 0
  reading.add(portal)
  try {
    return await readSome(portal, searchable)
  } finally {
    reading.delete(portal)
  }
}

async function readSome(portal: Portal, searchable: readonly Searchable[]): Promise<number> {
  await giveUpOthers(
    portal.db,
    searchable.flatMap(({ kind, placesOfFiles }) => (placesOfFiles ? [kind] : [])),
  )
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
  const text = isSearched ? await textOf(portal, file) : null
  if (text === undefined) return // the claim says whether it is tried again
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
async function textOf(portal: Portal, file: UnreadFile): Promise<string | null | undefined> {
  try {
    const text = (await textsOfFiles(portal.db, [file.id])).get(file.id) ?? (await readFileText(portal, file))
    if (text === undefined) portal.log.warn({ file: file.id }, 'reading the text of a file took too long or too much memory')
    return text
  } catch (err) {
    portal.log.warn({ err, file: file.id }, 'the text of a file could not be read for now')
    await putOff(portal.db, file.id, portal.clock.now())
    return undefined
  }
}
