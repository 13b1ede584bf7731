import { noteEvents } from '@diwan/contract/notes/events'
import { MAX_EMPTIED } from '@diwan/contract/notes/limits'
import { emptyTrash, trashCommands } from '../../../kit/kind/trash.ts'
import { note } from '../kind.ts'

export const { trash, restore } = trashCommands(note, { needs: 'delete', events: noteEvents })
export const empty = emptyTrash(note, { purged: noteEvents.purged, most: MAX_EMPTIED })
