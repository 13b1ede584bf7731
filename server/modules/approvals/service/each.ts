import type { UndoneDecisions } from '@diwan/contract/approvals/schemas'
import type { ErrorCode } from '@diwan/contract/kit/errors'
import type { z } from 'zod'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx, Portal } from '../../../kit/portal.ts'

/** One after the other. A failure is the answer of its item alone: those before it have taken effect, and the answer says so. */
export async function each<Item extends { readonly id: string }>(
  { portal }: Pick<Ctx, 'portal'>,
  items: readonly Item[],
  run: (item: Item) => Promise<unknown>,
) {
  const answers: { id: string; code: ErrorCode | null }[] = []
  for (const item of items) answers.push({ id: item.id, code: await attempt(() => run(item)).then(() => null, codeOf(portal)) })
  return answers
}

/** Undoes each decision, and answers the reasons that were given; refused where none could be undone. */
export async function undoEach(
  ctx: Pick<Ctx, 'portal'>,
  ids: readonly string[],
  undo: (id: string) => Promise<string>,
): Promise<z.infer<typeof UndoneDecisions>> {
  const reasons = new Map<string, string>()
  const undone = await each(
    ctx,
    ids.map((id) => ({ id })),
    async ({ id }) => void reasons.set(id, await undo(id)),
  )
  const items = undone.map((one) => ({ ...one, reason: reasons.get(one.id) ?? '' }))
  if (items.every(({ code }) => code !== null)) throw new Problem('approvals.too_late')
  return { items }
}

const attempt = async (run: () => Promise<unknown>): Promise<unknown> => run()

const codeOf =
  ({ log }: Portal) =>
  (error: unknown): ErrorCode => {
    if (error instanceof Problem) return error.code
    log.error({ err: error }, 'one of several decisions failed')
    return 'failed'
  }
