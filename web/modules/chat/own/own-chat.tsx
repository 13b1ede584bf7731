import { holds } from '@diwan/contract/access/vocabulary'
import { chatChoices } from '@diwan/contract/chat/endpoints'
import { Paper, Stack, Switch, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../kit/session.ts'
import { useWrite } from '../../../kit/write.ts'
import '../../../ui/switch-styles.ts'
import { chatQueries } from '../api/api.ts'

/** How this person sends, and what others see of them. What the organisation shows nobody cannot be switched on. */
export function OwnChat() {
  const { t } = useTranslation('chat')
  const heading = useId()
  const enabled = holds(useSession()?.permissions ?? [], 'chat', 'view')
  const { data: choices } = useQuery({ ...chatQueries.choices(), enabled })
  const { data: settings } = useQuery({ ...chatQueries.settings(), enabled })
  const write = useWrite(chatChoices.changeChoices)
  if (!choices || !settings) return null
  const shows = (name: 'receipts' | 'presence') => ({
    checked: settings[name] && choices[name],
    disabled: !settings[name] || write.isPending,
    onChange: () => write.mutate({ [name]: !choices[name] }),
  })
  const about = (name: 'receipts' | 'presence', text: string) => (settings[name] ? text : t('offForAll'))
  return (
    <Paper component="section" withBorder radius={12} p={20} aria-labelledby={heading} data-own-chat>
      <Stack gap={14}>
        <div>
          <Title order={2} fz={16} id={heading}>
            {t('choicesTitle')}
          </Title>
          <Text c="dimmed">{t('choicesText')}</Text>
        </div>
        <Switch
          label={t('enterSends')}
          description={t('enterSendsText')}
          checked={choices.enterSends}
          disabled={write.isPending}
          onChange={() => write.mutate({ enterSends: !choices.enterSends })}
        />
        <Switch label={t('showReceipts')} description={about('receipts', t('showReceiptsText'))} {...shows('receipts')} />
        <Switch label={t('showPresence')} description={about('presence', t('showPresenceText'))} {...shows('presence')} />
      </Stack>
    </Paper>
  )
}
