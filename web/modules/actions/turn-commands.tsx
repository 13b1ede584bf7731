import { holds } from '@diwan/contract/access/vocabulary'
import { Suspense, use } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommands } from '../../kit/commands.ts'
import { useSession } from '../../kit/session.ts'
import { TurnTargetsContext } from '../../kit/turn-targets.ts'
import { useTurnInto } from './use-turn-into.ts'

/** The same as commands of the record that is open. */
export function TurnCommands(of: { readonly id: string }) {
  return (
    <Suspense>
      <Commands {...of} />
    </Suspense>
  )
}

function Commands({ id }: { readonly id: string }) {
  const { t } = useTranslation('actions')
  const turn = useTurnInto({ id })
  const targets = use(TurnTargetsContext)
  const permissions = useSession()?.permissions ?? []
  useCommands(
    targets
      .filter(({ needs: [module, flag] }) => holds(permissions, module, flag))
      .map((target) => ({
        id: `turn into ${target.name}`,
        label: t(`do_${target.name}`),
        part: 'record' as const,
        icon: target.icon,
        run: () => turn(target),
      })),
  )
  return null
}
