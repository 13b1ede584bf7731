import { favourites } from '@diwan/contract/favourites/endpoints'
import { ActionIcon } from '@mantine/core'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommands } from '../../kit/commands.ts'
import { noteRecent } from '../../kit/recents.ts'
import type { RecordStarProps } from '../../kit/record-star.ts'
import { useWrite } from '../../kit/write.ts'
import { favouriteQueries } from './api.ts'

/** Adds the open record to the favourites or removes it, by its button and as a command; and notes it among the recent ones. */
export function RecordStar({ id, quiet = false }: RecordStarProps) {
  const { t } = useTranslation('favourites')
  const { data } = useQuery(favouriteQueries.list())
  const { mutate: add } = useWrite(favourites.add)
  const { mutate: remove } = useWrite(favourites.remove)
  const chosen = data?.items.some((one) => one.id === id) ?? false
  const label = t(chosen ? 'remove' : 'add')
  const Icon = chosen ? IconStarFilled : IconStar
  const toggle = () => (chosen ? remove({ id }) : add({ objectId: id }))
  useEffect(() => noteRecent({ to: `${location.pathname}${location.search}`, id }), [id])
  useCommands([{ id: 'favourite record', label, part: 'record', icon: Icon, run: toggle }])
  if (quiet) return null
  return (
    <ActionIcon
      variant="subtle"
      color={chosen ? 'yellow' : 'gray'}
      size={28}
      aria-label={label}
      aria-pressed={chosen}
      title={label}
      onClick={toggle}
      data-star
    >
      <Icon size={17} stroke={1.6} aria-hidden />
    </ActionIcon>
  )
}
