import { settings } from '@diwan/contract/settings/endpoints'
import { queryOptions } from '@tanstack/react-query'
import i18next from 'i18next'
import { query } from '../../kit/queries.ts'
import { registerWrite } from '../../kit/write.ts'
import { showToast } from '../../ui/toasts.ts'

export const settingsQueries = {
  all: () => ['settings'] as const,
  open: () =>
    queryOptions({ queryKey: [...settingsQueries.all(), 'open'], ...query(settings.open, {}), refetchOnMount: 'always' }),
  backups: () =>
    queryOptions({ queryKey: [...settingsQueries.all(), 'backups'], ...query(settings.backups, {}), refetchOnMount: 'always' }),
}

registerWrite(settings.change, {
  done: (client, output) => {
    client.setQueryData(settingsQueries.open().queryKey, output)
    void i18next
      .loadNamespaces('settings')
      .then(() => showToast({ kind: 'success', text: i18next.t('saved', { ns: 'settings' }) }))
  },
  refused: (client, { code }) => {
    if (code === 'changed_meanwhile') void client.invalidateQueries({ queryKey: settingsQueries.all() })
  },
})
