import { settings } from '@diwan/contract/settings/endpoints'
import { queryOptions } from '@tanstack/react-query'
import type { LiveLists } from '../../kit/follow.ts'
import { query } from '../../kit/queries.ts'
import { registerWrite } from '../../kit/write.ts'

export const settingsQueries = {
  all: () => ['settings'] as const,
  open: () =>
    queryOptions({ queryKey: [...settingsQueries.all(), 'open'], ...query(settings.open, {}), refetchOnMount: 'always' }),
  backups: () =>
    queryOptions({ queryKey: [...settingsQueries.all(), 'backups'], ...query(settings.backups, {}), refetchOnMount: 'always' }),
}

export const settingsLive: LiveLists = { topics: ['settings'], lists: () => [settingsQueries.all()] }

registerWrite(settings.change, {
  renews: [settingsQueries.open().queryKey],
  done: (client, output) => client.setQueryData(settingsQueries.open().queryKey, output),
  says: ['settings', 'saved'],
})
