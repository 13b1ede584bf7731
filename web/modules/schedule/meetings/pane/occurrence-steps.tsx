import type { OpenMeeting } from '@diwan/contract/schedule/schemas/meetings'
import { ActionIcon } from '@mantine/core'
import { IconChevronLeft } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { occurrenceOf, placeOf } from '../../model/occurrences.ts'
import classes from '../meetings.module.css'
import { useMeetAddress } from '../use-meet-address.ts'

/** Leads along a series: which one this is, and those before and after it. */
export function OccurrenceSteps({ opened }: { opened: OpenMeeting }) {
  const { t } = useTranslation('schedule')
  const { go } = useMeetAddress()
  const current = occurrenceOf(opened)
  if (!current || opened.meeting.occurrences.length < 2) return null
  const { place, of, before, after } = placeOf(opened, current)
  const step = (label: string, to: typeof before, ahead: boolean) => (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={32}
      aria-label={label}
      title={label}
      disabled={!to}
      onClick={() => to && go({ id: opened.meeting.id, at: to.number }, true)}
    >
      <IconChevronLeft size={18} stroke={1.6} aria-hidden className={ahead ? `turns ${classes['ahead']}` : 'turns'} />
    </ActionIcon>
  )
  return (
    <div className={classes['steps']} role="group" aria-label={t('isSeries')}>
      <span>{t('placeInSeries', { place, of })}</span>
      {current.isEdited && <small>{t('changedAlone')}</small>}
      <span className={classes['room']} />
      {step(t('earlierMeeting'), before, false)}
      {step(t('laterMeeting'), after, true)}
    </div>
  )
}
