import { actions } from '@diwan/contract/actions/endpoints'
import { Menu } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useWrite } from '../../kit/write.ts'
import { actionQueries } from './api.ts'

interface MakeItemProps {
  /** The record, or the part of it, that becomes something else. */
  readonly id: string
  readonly part?: string
  /** The key of the action: `module.make`. */
  readonly action: string
  readonly icon: ReactNode
  readonly children: ReactNode
}

/** In a menu: made at once, without a question, where the portal offers it to this person. */
export function MakeItem({ id, part, action, icon, children }: MakeItemProps) {
  const { mutate: make } = useWrite(actions.run)
  const { data } = useQuery(actionQueries.offered({ id, ...(part !== undefined && { part }) }))
  if (!data?.includes(action)) return null
  return (
    <Menu.Item leftSection={icon} onClick={() => make({ id, ...(part !== undefined && { part }), key: action })}>
      {children}
    </Menu.Item>
  )
}
