import { permissions } from '@diwan/contract/schedule/endpoints/permissions'
import type { Request, RequestForm } from '@diwan/contract/schedule/schemas/permissions'
import { presentIn, requestTimeProblems } from '@diwan/core/time-rules'
import { useMemo } from 'react'
import { useAttached } from '../../../kit/attached-files.ts'
import { useForm } from '../../../kit/form.ts'
import { fieldText } from '../../../kit/problem-words.ts'
import { useWrite } from '../../../kit/write.ts'

export interface RequestValues extends Record<string, unknown> {
  typeId: string | null
  reason: string
  dateFrom: string
  dateTo: string
  timeFrom: string
  timeTo: string
  wholeDays: boolean
  departmentId: string | null
  groupId: string | null
  /** Files of the request that stay. */
  kept: readonly string[]
}

interface Only {
  readonly id: string
}
/** Chosen already where there is no other. */
const only = (all: readonly Only[]): string | null => (all.length === 1 ? all[0]!.id : null)

const beginning = ({ types, departments }: RequestForm): RequestValues => {
  const department = departments.length === 1 ? departments[0] : undefined
  return {
    typeId: only(types),
    reason: '',
    dateFrom: '',
    dateTo: '',
    timeFrom: '',
    timeTo: '',
    wholeDays: true,
    departmentId: department?.id ?? null,
    groupId: department ? only(department.groups) : null,
    kept: [],
  }
}

const written = (request: Request): RequestValues => ({
  typeId: request.type?.id ?? null,
  reason: request.reason,
  dateFrom: request.dateFrom ?? '',
  dateTo: request.dateTo ?? '',
  timeFrom: request.timeFrom,
  timeTo: request.timeTo,
  wholeDays: request.wholeDays,
  departmentId: request.department?.id ?? null,
  groupId: request.group?.id ?? null,
  kept: request.files.map(({ id }) => id),
})

/** Finds what is wrong, by field, in the words that the server uses as well. */
function wrongIn(values: RequestValues, { departments, zone }: RequestForm): Partial<Record<string, string>> {
  const present = presentIn(zone, Math.floor(Date.now() / 1_000))
  const found = [
    ...(values.typeId === null ? [{ path: 'typeId', code: 'empty' }] : []),
    ...requestTimeProblems(values, present).map(({ field, code }) => ({ path: field, code })),
    ...(values.departmentId === null && departments.length > 0 ? [{ path: 'departmentId', code: 'department' }] : []),
    ...(values.reason.trim() === '' ? [{ path: 'reason', code: 'empty' }] : []),
  ]
  return Object.fromEntries(found.toReversed().map((one) => [one.path, fieldText(one)]))
}

/** A new request, or a draft that is written on; what was typed stays until it is sent. */
export function useRequestForm(offered: RequestForm, request: Request | undefined, onDone: (id: string) => void) {
  const name = request ? `request-edit/${request.id}` : 'request-new'
  const initial = useMemo(() => (request ? written(request) : beginning(offered)), [request, offered])
  const attached = useAttached(name, 'attachment5')
  const inputOf = (values: RequestValues) => {
    const { kept, ...fields } = values
    return { ...fields, fileIds: [...kept, ...attached.files.map(({ id }) => id)] }
  }
  const at = request && { id: request.id, version: request.version }
  const shared = { initial, keep: name, attached, judge: (values: RequestValues) => wrongIn(values, offered) }
  const done = ({ id }: { id: string }) => onDone(id)
  // The type is checked before it is sent: a request without one never leaves.
  const sent = (values: RequestValues) => ({ ...inputOf(values), typeId: values.typeId ?? '' })
  const fresh = useForm({ ...shared, endpoint: permissions.send, toInput: sent, done })
  const again = useForm({
    ...shared,
    endpoint: permissions.submit,
    toInput: (values) => ({ ...sent(values), id: at?.id ?? '', version: at?.version ?? 1 }),
    done,
  })
  const form = request ? again : fresh
  const create = useWrite(permissions.create, { quiet: true })
  const change = useWrite(permissions.change, { quiet: true })
  const saved = {
    onSuccess: (output: Request) => {
      form.reset()
      attached.forget()
      onDone(output.id)
    },
  }
  return {
    form,
    attached,
    saving: create.isPending || change.isPending,
    /** Why the draft was not saved. */
    notSaved: create.error ?? change.error,
    saveDraft: () => {
      const input = inputOf(form.values)
      if (at) change.mutate({ ...input, ...at }, saved)
      else create.mutate(input, saved)
    },
  }
}
