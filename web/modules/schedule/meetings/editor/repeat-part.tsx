import type { Recurrence } from '@diwan/contract/recurrence/schemas'
import { MAX_OCCURRENCES } from '@diwan/contract/schedule/limits/meetings'
import { UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { numberText } from '../../../../kit/formats.ts'
import type { MeetingValues } from '../../model/meeting-form.ts'
import { RepeatField, RepeatFields } from '../../../recurrence/public.ts'
import classes from './editor.module.css'

interface RepeatPartProps {
  readonly values: Pick<MeetingValues, 'rule' | 'day'>
  readonly onChange: (rule: Recurrence | null) => void
}

/** How a meeting comes again: a usual way, and everything else behind a button. */
export function RepeatPart({ values: { rule, day }, onChange }: RepeatPartProps) {
  const { t, i18n } = useTranslation('schedule')
  const [opened, open] = useState(false)
  return (
    <>
      <RepeatField value={rule} onChange={onChange} disabled={false} />
      {rule && rule.until === undefined && rule.count === undefined && (
        <p className={classes['quiet']}>{t('endlessSeries', { most: numberText(MAX_OCCURRENCES, i18n.language) })}</p>
      )}
      {rule && (
        <UnstyledButton className={classes['fold'] ?? ''} aria-expanded={opened} onClick={() => open(!opened)}>
          <IconChevronDown size={16} stroke={1.7} aria-hidden />
          {t('repeatOptions')}
        </UnstyledButton>
      )}
      {rule && opened && day !== '' && (
        <div className={classes['repeat']}>
          <RepeatFields value={rule} onChange={onChange} day={day} />
        </div>
      )}
    </>
  )
}
