import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { projectTemplates } from '@diwan/contract/work/endpoints/templates'
import { workspaceEvents } from '@diwan/contract/work/events'
import type { ProjectTemplate } from '@diwan/contract/work/schemas/templates'
import { demand } from '../../../../kit/access/demand.ts'
import { Problem } from '../../../../kit/http/problem.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { write, type Tx } from '../../../../kit/record/write.ts'
import { can, canTask } from '../../access.ts'
import { presentTemplate } from '../../presenter/template.ts'
import {
  deleteTemplateRow,
  readOthersTemplates,
  readTemplate,
  readTemplates,
  updateTemplate,
  type TemplateRow,
} from '../../queries/templates.ts'
import { readMemberIds, readWorkspace } from '../../queries/workspaces.ts'
import { deliveryFor } from '../../topics.ts'
import { byOf } from '../projects/edit.ts'

type Input<E extends keyof typeof projectTemplates> = InputOf<(typeof projectTemplates)[E]>

export async function listTemplates({ db, actor }: Ctx, { id }: Input<'list'>): Promise<OutputOf<typeof projectTemplates.list>> {
  demand(can, 'view', actor, await readWorkspace(db, actor, id))
  const shown = (rows: readonly TemplateRow[]) =>
    rows.filter((row) => canTask.view(actor, row)).map((row) => presentTemplate(actor, row))
  return { own: shown(await readTemplates(db, actor, id)), others: shown(await readOthersTemplates(db, actor, id)) }
}

export function changeTemplate(ctx: Ctx, { id, version, ...said }: Input<'change'>): Promise<ProjectTemplate> {
  return write(ctx, async (tx) => {
    const row = await lockTemplate(ctx, tx, id)
    if (row.version !== version) throw new Problem('changed_meanwhile', { current: presentTemplate(ctx.actor, row) })
    await updateTemplate(tx.db, id, { ...said, version: version + 1, updated_at: ctx.clock.now() })
    await recordTemplates(ctx, tx, row.workspace_id)
    return presentTemplate(ctx.actor, (await readTemplate(tx.db, ctx.actor, id))!)
  })
}

export function deleteTemplate(ctx: Ctx, { id }: Input<'delete'>): Promise<{ done: true }> {
  return write(ctx, async (tx) => {
    const { workspace_id } = await lockTemplate(ctx, tx, id)
    await deleteTemplateRow(tx.db, id)
    await recordTemplates(ctx, tx, workspace_id)
    return { done: true as const }
  })
}

async function lockTemplate(ctx: Ctx, tx: Tx, id: string): Promise<TemplateRow> {
  const row = await readTemplate(tx.db, ctx.actor, id, true)
  demand(canTask, 'edit', ctx.actor, row)
  return row
}

/** In the history of their workspace; its readers look again. */
export async function recordTemplates(ctx: Ctx, tx: Tx, workspaceId: string): Promise<void> {
  const { tokens } = (await readWorkspace(tx.db, ctx.actor, workspaceId))!
  const members = await readMemberIds(tx.db, workspaceId)
  tx.record(workspaceEvents.templates, { id: workspaceId, by: byOf(ctx) }, deliveryFor({ id: workspaceId, members, tokens }))
}
