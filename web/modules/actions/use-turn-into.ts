import { actions } from '@diwan/contract/actions/endpoints'
import { useNavigate } from '@tanstack/react-router'
import { useWrite } from '../../kit/write.ts'
import { ask } from './asked.ts'
import type { Target } from './targets.ts'

/** Makes it at once, asks its question first, or opens the editor that makes it. */
export function useTurnInto({ id, part }: { readonly id: string; readonly part?: string | undefined }) {
  const { mutate } = useWrite(actions.run)
  const navigate = useNavigate()
  return (target: Target): void => {
    if (target.asks === 'editor')
      void navigate({ to: '/user/schedule/meet', search: { new: 1, of: id, ...(part !== undefined && { part }) } as object })
    else if (target.asks) ask({ id, part, target })
    else mutate({ id, ...(part !== undefined && { part }), key: target.action })
  }
}
