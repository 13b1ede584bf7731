import type { forms } from '@diwan/contract/forms/endpoints'
import type { FieldsReport } from '@diwan/contract/fields/schemas'
import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { z } from 'zod'
import { demand } from '../../../kit/access/demand.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { reportFrom } from '../../fields/public.ts'
import { can } from '../access.ts'
import { readReported } from '../queries/forms.ts'

/** How often what was answered, over all entries of a form that were not withdrawn. */
export async function reportForm(ctx: Ctx, { id }: InputOf<typeof forms.report>): Promise<z.input<typeof FieldsReport>> {
  const form = await readReported(ctx.db, id)
  demand(can, 'report', ctx.actor, form)
  return reportFrom(ctx.db, form.report)
}
