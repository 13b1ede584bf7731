import { SERIES_SCOPES, type SeriesScope } from '@diwan/contract/schedule/vocabulary/meetings'
import { Button, Modal, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ScopeChoice } from '../../meetings/scope-choice.tsx'
import type { MeetingMoves } from './use-meeting-moves.ts'

/** Asks to which meetings of a series a move applies; Escape puts the meeting back. */
export function MoveSeries({ moves }: { moves: Pick<MeetingMoves, 'asked' | 'decide' | 'putBack'> }) {
  const { t } = useTranslation(['schedule', 'kit'])
  const [scope, choose] = useState<SeriesScope>('this')
  const { asked, decide, putBack } = moves
  return (
    <Modal
      opened={asked !== undefined}
      onClose={putBack}
      title={t('moveSeriesTitle')}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'kit' }) }}
      size={460}
      radius={12}
    >
      <Stack gap="md">
        <Text c="dimmed">{t('moveSeriesText', { title: asked?.bar.title ?? '' })}</Text>
        <ScopeChoice scopes={SERIES_SCOPES} value={scope} onChange={choose} />
        <Button data-autofocus onClick={() => decide(scope)} style={{ alignSelf: 'end' }}>
          {t('moveMeeting')}
        </Button>
      </Stack>
    </Modal>
  )
}
