import { tasks } from '@diwan/contract/work/endpoints/tasks'
import { newRequestId } from '../../../kit/request-id.ts'
import { performWrite, sendWrite } from '../../../kit/under-way.ts'
import { offerUndo, UNDO_MS } from '../../../kit/undo.ts'

/** Marks a task as done, as it stands; to undo that is to open it again. */
export async function tick(id: string): Promise<void> {
  await performWrite(tasks.done.name, { input: { id }, requestId: newRequestId() })
  const undo = () => sendWrite(tasks.reopen.name, { input: { id }, requestId: newRequestId() })
  offerUndo({ says: ['work', 'ticked'], ms: UNDO_MS, undo })
}
