import { templateEvents } from '@diwan/contract/tickets/events'
import { UpdateTemplate } from '@diwan/contract/tickets/schemas/template'
import { inputOf } from '../../../../kit/http/input.ts'
import { Problem } from '../../../../kit/http/problem.ts'
import type { Revert, Reverts } from '../../../../kit/module.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { contentOf } from '../../presenter/template.ts'
import { readTemplate } from '../../queries/templates.ts'
import { switchTemplate, auditedContent, updateTemplate } from './edit.ts'

const needs = ['tickets', 'templates'] as const

async function now({ db }: Ctx, id: string): ReturnType<Revert['now']> {
  const row = await readTemplate(db, id)
  return row ? { version: row.version, values: { ...auditedContent(contentOf(row)), active: row.active } } : null
}

/** History knows fields by their labels only; those of a draft are undone where they are built. */
const refuses: NonNullable<Revert['refuses']> = (_ctx, values) =>
  Promise.resolve('fields' in values || 'rules' in values ? 'audit.not_revertable' : undefined)

const change: Revert['change'] = async (ctx, id, version, values) => {
  const row = await readTemplate(ctx.db, id)
  if (!row) throw new Problem('not_found')
  return updateTemplate(ctx, inputOf(UpdateTemplate, { ...contentOf(row), ...values, id, version }))
}

export const templateReverts: Reverts = {
  [templateEvents.updated.name]: { needs, now, refuses, change },
  [templateEvents.switched.name]: {
    needs,
    now,
    change: (ctx, id, version, { active }) => switchTemplate(ctx, { id, version }, active === true),
  },
}
