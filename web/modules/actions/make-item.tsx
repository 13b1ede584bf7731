import { actions } from '@diwan/contract/actions/endpoints'
import type { LinkedRecord } from '@diwan/contract/links/schemas'
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
  /** What was made, as this person sees it. */
  readonly onMade?: (record: LinkedRecord) => void
  readonly children: ReactNode
}

/** In a menu: made at once, without a question, where the portal offers it to this person. */
export function MakeItem({ id, part, action, icon, onMade, children }: MakeItemProps) {
  const { mutateAsync } = useWrite(actions.run)
  const { data } = useQuery(actionQueries.offered({ id, ...(part !== undefined && { part }) }))
  if (!data?.includes(action)) return null
  return (
    <Menu.Item
      leftSection={icon}
      onClick={
        () =>
          void mutateAsync({ id, ...(part !== undefined && { part }), key: action }).then(
            ({ record }) => record && onMade?.(record),
            () => undefined,
          ) // the menu is gone by then
      }
    >
      {children}
    </Menu.Item>
  )
}
