import { noteEvents } from '@diwan/contract/notes/events'
import { MAX_EMPTIED } from '@diwan/contract/notes/limits'
import { isBlank } from '@diwan/core/blank-text'
import { pageText } from '@diwan/core/page/document'
import { Problem } from '../../../kit/http/problem.ts'
import { command } from '../../../kit/kind/command.ts'
import { emptyTrash, trashCommands } from '../../../kit/kind/trash.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { purge } from '../../../kit/record/life.ts'
import { readPage } from '../../documents/public.ts'
import { note } from '../kind.ts'

export const { trash, restore } = trashCommands(note, { needs: 'delete', events: noteEvents })
export const empty = emptyTrash(note, { purged: noteEvents.purged, most: MAX_EMPTIED })

/** A note that was begun and left. Its version and its text are read under the lock, so whatever has been written stays. */
export const discardNote = (ctx: Ctx, { id }: { id: string }): Promise<{ done: true }> =>
  command(note, ctx, { id, needs: 'delete' }, async (tx, row) => {
    const page = await readPage(tx.db, id, 'description')
    if (row.version !== 1 || row.title !== '' || !page || !isBlank(pageText(page))) throw new Problem('wrong_state')
    await purge(ctx, tx, [id])
    tx.record(noteEvents.purged, { id }, { object: id, topics: note.hints(row) })
    return { done: true }
  })
