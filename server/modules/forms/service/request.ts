import { RequestOfForm, type FormContent } from '@diwan/contract/forms/schemas'
import type { WrongField } from '@diwan/contract/kit/wrong-fields'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import type { Tx } from '../../../kit/record/write.ts'
import type { MakeInside } from '../../actions/public.ts'
import { answersOf } from '../../fields/public.ts'
import { updateEntry } from '../queries/entries.ts'
import type { FormToFill } from '../queries/forms.ts'

type Mapped = Exclude<keyof RequestOfForm, 'typeId'>

/** The types of field that may answer each part of a request. */
const FITTING: Readonly<Record<Mapped, readonly string[]>> = {
  reason: ['text', 'long_text'],
  dateFrom: ['date'],
  dateTo: ['date'],
  timeFrom: ['time'],
  timeTo: ['time'],
}
const MAPPED = Object.keys(FITTING) as Mapped[]

/** Finds why entries of the form could not become requests: each part needs a required field of a fitting type; times go together. */
export function wrongRequest({ request, fields }: FormContent): WrongField[] {
  const wrong: WrongField[] = request.typeId === null ? [{ path: 'request.typeId', code: 'empty' }] : []
  const isTimed = request.timeFrom !== '' || request.timeTo !== ''
  for (const part of MAPPED) {
    const isTime = part === 'timeFrom' || part === 'timeTo'
    if (isTime && !isTimed) continue
    const field = fields.find(({ key }) => key === request[part])
    if (!field || !FITTING[part].includes(field.type)) wrong.push({ path: `request.${part}`, code: 'empty' })
    else if (!field.required) wrong.push({ path: `request.${part}`, code: 'required' })
  }
  return wrong
}

/** In the same transaction, as its sender, with a link both ways. */
export async function makeRequest(ctx: Ctx, tx: Tx, form: FormToFill, id: string, make: MakeInside): Promise<void> {
  const { typeId, ...keys } = RequestOfForm.parse(form.request)
  const given = new Map((await answersOf(tx.db, id)).map(({ key, value }) => [key, typeof value === 'string' ? value : '']))
  const answered = MAPPED.map((part) => [part, given.get(keys[part]) ?? ''] as const)
  const choices = { typeId: typeId ?? '', ...Object.fromEntries(answered) }
  const made = await make(ctx, tx, { id, key: 'permissions.make', choices }).catch((error: unknown) => {
    throw byField(error, keys)
  })
  await updateEntry(tx.db, id, { target_object: made })
}

/** Names each refused part of the request by the field of the form that answers it. The type is none of the sender's choosing. */
function byField(error: unknown, keys: Pick<RequestOfForm, Mapped>): unknown {
  if (!(error instanceof Problem) || !error.extras.fields) return error
  if (error.extras.fields.some(({ path }) => path === 'typeId')) return new Problem('forms.request_type_gone')
  const fields = error.extras.fields.map((field) => {
    const part = MAPPED.find((one) => one === field.path)
    return part === undefined || keys[part] === '' ? field : { ...field, path: `answers.${keys[part]}` }
  })
  return new Problem(error.code, { ...error.extras, fields })
}
