import { chatChoices } from '@diwan/contract/chat/endpoints'
import { MAX_STATUS_TEXT } from '@diwan/contract/chat/limits'
import type { Status } from '@diwan/contract/chat/schemas'
import { ActionIcon, Button, Select } from '@mantine/core'
import { IconMoodSmile } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../../kit/form.ts'
import { instantWithin } from '../../../kit/formats.ts'
import { useReading } from '../../../kit/reading.ts'
import { useSession } from '../../../kit/session.ts'
import { useWrite } from '../../../kit/write.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { UserInput } from '../../../ui/user-input.tsx'
import { EmojiLater } from '../../writing/public.ts'
import { chatQueries } from '../api/api.ts'
import { endOf, UNTIL, type Until } from '../api/until.ts'

/** What one says of oneself: wherever others look at a person. */
export default function StatusDialog({ onClose }: { readonly onClose: () => void }) {
  const me = useSession()?.metadata.id ?? ''
  const { data } = useQuery(chatQueries.statuses([me]))
  if (!data) return null
  return <Editor status={data.items[0]?.status ?? null} onClose={onClose} />
}

/** It ends when it did, until something else is chosen. */
const KEPT = 'kept'

interface Values extends Record<string, unknown> {
  emoji: string | null
  text: string
  until: Until | typeof KEPT
}

function Editor({ status, onClose }: { readonly status: Status | null; readonly onClose: () => void }) {
  const { t } = useTranslation('chat')
  const { zone } = useReading()
  const [choosing, choose] = useState(false)
  const clear = useWrite(chatChoices.setStatus)
  const ends = status?.until ?? null
  const initial: Values = { emoji: status?.emoji ?? null, text: status?.text ?? '', until: ends === null ? 'never' : KEPT }
  const form = useForm({
    endpoint: chatChoices.setStatus,
    initial,
    toInput: ({ emoji, text, until }) => {
      const end = until === KEPT ? ends : endOf(until, Math.floor(Date.now() / 1_000), zone)
      return { status: { emoji, text, until: end } }
    },
    done: onClose,
  })
  const { emoji, until } = form.values
  const options = UNTIL.map((value) => ({ value: value as string, label: t(`until_${value}`) }))
  const kept = ends === null ? [] : [{ value: KEPT, label: t('until_kept', { instant: instantWithin(ends) }) }]
  const aside = status && (
    <Button
      variant="subtle"
      color="gray"
      disabled={clear.isPending}
      onClick={() => clear.mutate({ status: null }, { onSuccess: onClose })}
    >
      {t('clearStatus')}
    </Button>
  )
  return (
    <FormDialog opened onClose={onClose} title={t('statusTitle')} form={form} size={460} aside={aside}>
      <UserInput
        label={t('statusText')}
        placeholder={t('statusExample')}
        maxLength={MAX_STATUS_TEXT}
        data-autofocus
        leftSectionPointerEvents="all"
        leftSection={
          <ActionIcon variant="subtle" color="gray" size={30} aria-label={t('statusEmoji')} onClick={() => choose(!choosing)}>
            {emoji ?? <IconMoodSmile size={19} stroke={1.7} aria-hidden />}
          </ActionIcon>
        }
        {...form.text('text')}
      />
      <EmojiLater opened={choosing} onClose={() => choose(false)} onPick={(picked) => form.change({ emoji: picked })} />
      <Select
        label={t('statusUntil')}
        allowDeselect={false}
        data={[...kept, ...options]}
        value={until}
        onChange={(value) => form.change({ until: value === KEPT ? KEPT : (UNTIL.find((one) => one === value) ?? 'never') })}
      />
    </FormDialog>
  )
}
