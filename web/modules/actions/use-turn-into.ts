import { actions } from '@diwan/contract/actions/endpoints'
import { useNavigate } from '@tanstack/react-router'
import type { TurnTarget } from '../../kit/turn-targets.ts'
import { askTurn } from '../../kit/asked-turn.ts'
import { useWrite } from '../../kit/write.ts'

/** Makes it at once, asks first where it goes, or opens the editor that makes it. */
export function useTurnInto({ id, part }: { readonly id: string; readonly part?: string | undefined }) {
  const { mutate } = useWrite(actions.run)
  const navigate = useNavigate()
  const source = part === undefined ? { id } : { id, part }
  return (target: TurnTarget): void => {
    if (target.editor !== undefined)
      void navigate({ to: target.editor, search: { new: 1, of: id, ...(part !== undefined && { part }) } as object })
    else if (target.asks) askTurn({ ...source, target })
    else mutate({ ...source, key: target.action })
  }
}
