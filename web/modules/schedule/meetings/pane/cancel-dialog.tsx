import { meetings } from '@diwan/contract/schedule/endpoints/meetings'
import { MAX_MEETING_REASON } from '@diwan/contract/schedule/limits/meetings'
import type { OpenMeeting } from '@diwan/contract/schedule/schemas/meetings'
import { SERIES_SCOPES, type SeriesScope } from '@diwan/contract/schedule/vocabulary/meetings'
import { Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../../../kit/form.ts'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { UserTextarea } from '../../../../ui/user-textarea.tsx'
import { occurrenceOf } from '../../model/occurrences.ts'
import { ScopeChoice } from '../scope-choice.tsx'

const initial = { reason: '' }

/** Cancels a meeting, or a part of its series; attendees read the reason. */
export default function CancelDialog({ opened, onClose }: { opened: OpenMeeting; onClose: () => void }) {
  const { t } = useTranslation('schedule')
  const { meeting } = opened
  const shown = occurrenceOf(opened)
  const [isPast] = useState(() => (shown?.startsAt ?? 0) * 1_000 <= Date.now())
  const isSeries = meeting.rule !== null
  const [scope, choose] = useState<SeriesScope>(isSeries && !isPast ? 'this' : 'all')
  const form = useForm({
    endpoint: meetings.cancel,
    initial,
    keep: `meeting-cancel/${meeting.id}`,
    toInput: ({ reason }) => ({
      id: meeting.id,
      version: meeting.version,
      scope,
      ...(scope !== 'all' && { occurrence: opened.occurrence }),
      reason,
    }),
    done: onClose,
  })
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('cancelMeetingTitle')}
      form={form}
      action={t('cancelMeeting')}
      danger
      cancels
      size={480}
    >
      {isSeries && !isPast && <ScopeChoice scopes={SERIES_SCOPES} value={scope} onChange={choose} />}
      <Text c="dimmed">{t('cancelMeetingText')}</Text>
      <UserTextarea
        label={t('meetingReason')}
        data-autofocus
        autosize
        minRows={2}
        maxRows={8}
        maxLength={MAX_MEETING_REASON}
        {...form.text('reason')}
        required
      />
    </FormDialog>
  )
}
