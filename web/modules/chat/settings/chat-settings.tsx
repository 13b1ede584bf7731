import { holds } from '@diwan/contract/access/vocabulary'
import { chatChoices } from '@diwan/contract/chat/endpoints'
import type { ChatSettings as Settings } from '@diwan/contract/chat/schemas'
import { Skeleton, Stack, Switch, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../kit/session.ts'
import { useWrite } from '../../../kit/write.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import '../../../ui/switch-styles.ts'
import { chatQueries } from '../api/api.ts'

/** What chats show in the whole organisation; each switch holds at once, and the audit log takes it back. */
export default function ChatSettings() {
  const { data, error, refetch } = useQuery(chatQueries.settings())
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={200} radius={8} role="status" />
  return <Shown settings={data} />
}

function Shown({ settings }: { settings: Settings }) {
  const { t } = useTranslation('chat')
  const write = useWrite(chatChoices.changeSettings)
  const may = holds(useSession()?.permissions ?? [], 'settings', 'organisation')
  const shows = (name: 'receipts' | 'presence' | 'previews') => ({
    checked: settings[name],
    disabled: !may || write.isPending,
    onChange: () => write.mutate({ ...settings, [name]: !settings[name] }),
  })
  return (
    <Stack gap={14} maw={640} data-chat-settings>
      <Text c="dimmed">{t('settingsText')}</Text>
      <Switch label={t('field_receipts')} description={t('receiptsText')} {...shows('receipts')} />
      <Switch label={t('field_presence')} description={t('presenceText')} {...shows('presence')} />
      <Switch label={t('field_previews')} description={t('previewsText')} {...shows('previews')} />
    </Stack>
  )
}
