import { quickTaskEvents } from '@diwan/contract/quick-tasks/events'
import { MAX_EMPTIED } from '@diwan/contract/quick-tasks/limits'
import { emptyTrash, trashCommands } from '../../../kit/kind/trash.ts'
import { unremind } from '../../reminders/public.ts'
import { quickTask } from '../kind.ts'
import { keepReminder } from './when.ts'

export const { trash, restore } = trashCommands(quickTask, {
  needs: 'delete',
  events: quickTaskEvents,
  trashed: (ctx, tx, { id, created_by, assignee_id }) => unremind(ctx, tx, { object: id, user: assignee_id ?? created_by }),
  restored: keepReminder,
})
export const empty = emptyTrash(quickTask, { purged: quickTaskEvents.purged, most: MAX_EMPTIED })
