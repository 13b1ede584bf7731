import { MAX_NOTE, MAX_TITLE } from '@diwan/contract/quick-tasks/limits'
import { MakeQuickTask } from '@diwan/contract/quick-tasks/schemas'
import { textOf } from '@diwan/core/document'
import { truncate } from '@diwan/core/truncate'
import type { Action } from '../../../kit/module.ts'
import { createTitled } from './create.ts'
import { trash } from './delete.ts'

/** A quick task of what somebody reads elsewhere: called like it, with a link that leads there. */
export const quickTaskOfThis: Action<typeof MakeQuickTask> = {
  key: 'quickTasks.make',
  module: 'quickTasks',
  flag: 'create',
  choices: MakeQuickTask,
  make: (ctx, tx, { title, body }) =>
    createTitled(ctx, tx, { title: truncate(title, MAX_TITLE - 1), note: truncate(body ? textOf(body) : '', MAX_NOTE - 1) }),
  unmake: (ctx, id) => trash(ctx, { id }),
}
