import { z } from 'zod'
import { endpoint, flag } from '../kit/endpoint.ts'
import { Done } from '../kit/ids.ts'
import { MAX_CANNED_ANSWERS } from './limits.ts'
import { CannedAnswer, ChangeCannedAnswer, CreateCannedAnswer, DeleteCannedAnswer } from './schemas.ts'

interface Canned {
  /** Its key, and the first part of the names. */
  readonly module: string
  readonly path: `/api/${string}/canned-answers`
  /** By which they are used, and by which they are written. */
  readonly use: string
  readonly keep: string
}

/** Answers that are written once. Staff puts them into an answer; some may change them. */
export function cannedEndpoints({ module, path, use, keep }: Canned) {
  const manage = { module, access: flag(module, keep) } as const
  return {
    list: endpoint({
      module,
      name: `${module}.cannedAnswers`,
      summary: 'All canned answers in both languages, by title.',
      method: 'GET',
      path,
      access: flag(module, use),
      input: z.strictObject({}),
      output: z.object({ items: z.array(CannedAnswer).max(MAX_CANNED_ANSWERS) }),
    }),
    create: endpoint({
      ...manage,
      name: `${module}.createCannedAnswer`,
      summary: 'Saves an answer in both languages.',
      method: 'POST',
      path,
      input: CreateCannedAnswer,
      output: CannedAnswer,
      errors: ['canned.too_many'],
    }),
    change: endpoint({
      ...manage,
      name: `${module}.changeCannedAnswer`,
      summary: 'Changes a canned answer, from the version that was seen.',
      method: 'PATCH',
      path: `${path}/{id}`,
      input: ChangeCannedAnswer,
      output: CannedAnswer,
      errors: ['not_found', 'changed_meanwhile'],
    }),
    delete: endpoint({
      ...manage,
      name: `${module}.deleteCannedAnswer`,
      summary: 'Deletes a canned answer; what was sent with it stays.',
      method: 'DELETE',
      path: `${path}/{id}`,
      input: DeleteCannedAnswer,
      output: Done,
      errors: ['not_found', 'changed_meanwhile'],
    }),
  }
}
export type CannedEndpoints = ReturnType<typeof cannedEndpoints>
