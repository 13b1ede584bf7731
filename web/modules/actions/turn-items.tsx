import { Menu } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { actionQueries } from './api.ts'
import { TARGETS, type Target } from './targets.ts'
import { useTurnInto } from './use-turn-into.ts'

export interface TurnProps {
  /** The record, or the part of it, that becomes something else. */
  readonly id: string
  readonly part?: string | undefined
}

export function useOffered({ id, part }: TurnProps): readonly Target[] {
  const { data } = useQuery(actionQueries.offered({ id, ...(part !== undefined && { part }) }))
  return TARGETS.filter(({ action }) => data?.includes(action))
}

export function TurnItems({ offered, ...of }: TurnProps & { readonly offered: readonly Target[] }) {
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
