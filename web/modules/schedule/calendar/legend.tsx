import { Checkbox } from '@mantine/core'
import type { OwnCalendar } from '@diwan/contract/schedule/schemas/calendar'
import { useTranslation } from 'react-i18next'
import classes from './calendar-page.module.css'

interface LegendProps {
  readonly kinds: OwnCalendar['kinds']
  readonly hidden: ReadonlySet<string>
  readonly onToggle: (kind: string) => void
}

/** Shows and hides each kind of entry; the check box has the colour of the kind. */
export function Legend({ kinds, hidden, onToggle }: LegendProps) {
  const { t } = useTranslation(['schedule', 'links'])
  return (
    <fieldset className={classes['legend']}>
      <legend>{t('legend')}</legend>
      {kinds.map(({ kind, type }) => (
        <div key={kind} data-item={type}>
          <Checkbox
            size="xs"
            label={t(`kinds_${kind}` as 'kindUnknown', { ns: 'links', defaultValue: kind })}
            checked={!hidden.has(kind)}
            onChange={() => onToggle(kind)}
            color="var(--item)"
          />
        </div>
      ))}
    </fieldset>
  )
}
