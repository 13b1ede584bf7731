import { taskTalk as endpoints } from '@diwan/contract/work/endpoints/tasks'
import { taskEvents } from '@diwan/contract/work/events'
import { COMMENT_EDIT_SECONDS } from '@diwan/contract/work/limits'
import { standardTalk } from '../../talk/public.ts'

/** Comments of a task. */
export const taskTalk = standardTalk<'task_comment'>({
  module: 'workspace',
  endpoints,
  events: taskEvents,
  kinds: { task_comment: endpoints.say },
  kindOf: () => 'said',
  toneOf: () => undefined,
  editSeconds: COMMENT_EDIT_SECONDS,
  deletes: true,
  says: { edited: ['work', 'done_commentChanged'], deleted: ['work', 'done_commentDeleted'] },
  reactions: true,
})
