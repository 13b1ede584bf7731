import type { SentInputOf } from '@diwan/contract/kit/endpoint'
import { tickets } from '@diwan/contract/tickets/endpoints'
import { useIsMutating } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useWrite } from '../../kit/write.ts'

/** A new ticket on its way, from either form; one that still waits from before counts as well. */
export function useCreating() {
  const navigate = useNavigate()
  const { mutate, reset, error, isError, isPaused, isSuccess } = useWrite(tickets.create, { quiet: true })
  const underWay = useIsMutating({ mutationKey: [tickets.create.name] }) > 0
  return {
    underWay,
    waits: isPaused,
    error,
    /** On its way or arrived: the form is emptied then, and judged no more. */
    gone: underWay || isSuccess,
    /** Before another try, and when something is typed after all. */
    forgetLast: () => {
      if (isError || isSuccess) reset()
    },
    send: (input: SentInputOf<typeof tickets.create>) =>
      mutate(input, { onSuccess: ({ id }) => void navigate({ to: '/ticket-thread/$id', params: { id }, replace: true }) }),
  }
}
