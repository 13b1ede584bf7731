import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { taskFiles } from '@diwan/contract/work/endpoints/tasks'
import { taskEvents } from '@diwan/contract/work/events'
import { MAX_TASK_FILES } from '@diwan/contract/work/limits'
import type { TaskRecord } from '@diwan/contract/work/schemas/tasks'
import { Problem } from '../../../../kit/http/problem.ts'
import type { FileReader } from '../../../../kit/module.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { releaseFile, takeFiles } from '../../../files/public.ts'
import { readMessageOfFile } from '../../../talk/public.ts'
import { canTask } from '../../access.ts'
import { insertTaskFiles, readTaskFiles, takeOutFile } from '../../queries/files.ts'
import { readTask } from '../../queries/tasks.ts'
import { command } from './command.ts'
import { taskTalk } from './talk.ts'

/** Of the task itself, beside those of its comments. */
export const attachFiles = (ctx: Ctx, { id, fileIds }: InputOf<(typeof taskFiles)['attach']>): Promise<TaskRecord> =>
  command(ctx, id, async (_row, tx) => {
    const held = await readTaskFiles(tx.db, id)
    const wanted = fileIds.filter((one) => !held.some((file) => file.id === one)) // saying it twice says it once
    if (wanted.length === 0) return { effects: [] }
    if (held.length + wanted.length > MAX_TASK_FILES) throw new Problem('workspace.too_many_files')
    const files = await takeFiles(tx, { ids: wanted, purpose: 'attachment10', ownerId: ctx.actor.id, objectId: id })
    await insertTaskFiles(tx.db, id, wanted, ctx.clock.now())
    return { effects: files.map(({ name }) => ({ event: taskEvents.fileAdded, what: name })) }
  })

/** For good. */
export const detachFile = (ctx: Ctx, { id, fileId }: InputOf<(typeof taskFiles)['detach']>): Promise<TaskRecord> =>
  command(ctx, id, async (_row, tx) => {
    const name = await takeOutFile(tx.db, id, fileId)
    if (name === undefined) throw new Problem('not_found')
    await releaseFile(ctx.portal, tx, fileId)
    return { effects: [{ event: taskEvents.fileRemoved, what: name }] }
  })

/** Who sees the task reads its files, and those of its description; those of comments as the comment is read. */
export const mayReadTaskFile: FileReader = async (portal, caller, id, fileId) => {
  if (await readMessageOfFile(portal.db, fileId)) return taskTalk.files(portal, caller, id, fileId)
  const row = caller ? await readTask(portal.db, caller, id) : undefined
  return row !== undefined && canTask.view(caller!, row)
}
