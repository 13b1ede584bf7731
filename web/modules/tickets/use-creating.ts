import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { useIsMutating } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { useForm, type FormOptions } from '../../kit/form.ts'

type Values = Record<string, unknown>
type Creating<V extends Values> = Required<
  Pick<FormOptions<V, typeof tickets.create>, 'controlled' | 'attached' | 'judge' | 'fieldOf' | 'toInput'>
>

/** A new ticket from either form; one that still waits from before is under way as well. It leads to its thread. */
export function useCreating<V extends Values>({ controlled, ...of }: Creating<V>) {
  const navigate = useNavigate()
  const form = useForm({
    endpoint: tickets.create,
    initial: controlled.values,
    controlled,
    ...of,
    done: ({ id }) => void navigate({ to: '/ticket-thread/$id', params: { id }, replace: true }),
  })
  const underWay = useIsMutating({ mutationKey: [tickets.create.name] }) > 0
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (!underWay) form.submit(event)
  }
  return { ...form, underWay, submit }
}
