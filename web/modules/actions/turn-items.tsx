import { Menu } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { TurnTargetsContext, type TurnTarget } from '../../kit/turn-targets.ts'
import { actionQueries } from './api.ts'
import { useTurnInto } from './use-turn-into.ts'

export interface TurnProps {
  /** The record, or the part of it, that becomes something else. */
  readonly id: string
  readonly part?: string | undefined
}

export function useOffered({ id, part }: TurnProps): readonly TurnTarget[] {
  const { data } = useQuery(actionQueries.offered({ id, ...(part !== undefined && { part }) }))
  return use(TurnTargetsContext).filter(({ action }) => data?.includes(action))
}

export function TurnItems({ offered, ...of }: TurnProps & { readonly offered: readonly TurnTarget[] }) {
  const { t } = useTranslation('actions')
  const turn = useTurnInto(of)
  return offered.map((target) => (
    <Menu.Item
      key={target.name}
      leftSection={<target.icon size={16} stroke={1.6} aria-hidden />}
      onClick={() => turn(target)}
      data-into={target.name}
    >
      {t(`into_${target.name}`)}
    </Menu.Item>
  ))
}
