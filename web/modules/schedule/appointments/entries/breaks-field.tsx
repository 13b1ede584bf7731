import { MAX_BREAKS } from '@diwan/contract/schedule/limits/appointments'
import type { Appointment } from '@diwan/contract/schedule/schemas/appointments'
import { ActionIcon, Button } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { TimeField } from '../../../../ui/date/time-field.tsx'
import classes from '../appointments.module.css'

type Breaks = Appointment['breaks']

interface BreaksFieldProps {
  readonly value: Breaks
  readonly error: ReactNode
  readonly onChange: (breaks: Breaks) => void
}

/** Times of each day in which nothing is offered. */
export function BreaksField({ value, error, onChange }: BreaksFieldProps) {
  const { t } = useTranslation('schedule')
  const put = (index: number, some: Partial<Breaks[number]>) =>
    onChange(value.map((one, at) => (at === index ? { ...one, ...some } : one)))
  return (
    <fieldset className={classes['group']} data-field="breaks">
      <legend>{t('breaks')}</legend>
      {value.length > 0 && (
        <ul className={classes['breaks']}>
          {value.map((one, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a break has no other name
            <li key={index}>
              <TimeField label={t('breakFrom')} value={one.from} onChange={(from) => from !== '' && put(index, { from })} />
              <TimeField label={t('breakTo')} value={one.to} onChange={(to) => to !== '' && put(index, { to })} />
              <ActionIcon
                variant="subtle"
                color="gray"
                size={32}
                aria-label={t('removeBreak')}
                onClick={() => onChange(value.filter((_one, at) => at !== index))}
              >
                <IconTrash size={16} stroke={1.6} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      {value.length < MAX_BREAKS && (
        <div>
          <Button
            size="compact-md"
            variant="default"
            leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
            onClick={() => onChange([...value, { from: '12:00', to: '13:00' }])}
          >
            {t('addBreak')}
          </Button>
        </div>
      )}
      {error && <p className={classes['wrong']}>{error}</p>}
    </fieldset>
  )
}
