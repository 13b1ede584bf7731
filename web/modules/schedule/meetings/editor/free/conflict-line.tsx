import { formatClock } from '@diwan/core/formats'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useListText } from '../../../../../kit/formats.ts'
import { useReading } from '../../../../../kit/reading.ts'
import type { Colleague } from '../../../model/meeting-form.ts'
import type { Minutes } from '../../../model/place-times.ts'
import { conflictsOf, timeOf, type StripRow } from '../../../model/strip.ts'
import classes from '../editor.module.css'

interface ConflictLineProps {
  readonly rows: readonly StripRow[]
  readonly chosen: Minutes
  readonly colleagues: readonly Colleague[]
}

/** Names what the chosen time collides with. It warns and never blocks; only a taken room is refused. */
export function ConflictLine({ rows, chosen, colleagues }: ConflictLineProps) {
  const { t } = useTranslation('schedule')
  const { digits } = useReading()
  const listText = useListText()
  const found = conflictsOf(rows, chosen)
  const [first] = found
  if (rows.length === 0) return null
  if (!first)
    return (
      <p className={classes['conflict']} data-free role="status">
        <IconCircleCheck size={17} stroke={1.6} aria-hidden />
        {t('nobodyBusy')}
      </p>
    )
  const words = () => {
    const name = `\u2068${first.row.name}\u2069`
    const time = `\u2066${formatClock(timeOf(first.from), digits)}\u2069`
    if (found.length > 1) return t('busyThen', { names: listText(found.map(({ row }) => `\u2068${row.name}\u2069`)) })
    if (first.row.kind === 'room') return t('roomBusyAt', { name, time })
    const isOptional = colleagues.some(({ person, needed }) => person.id === first.row.id && !needed)
    return t(isOptional ? 'optionalBusyAt' : 'personBusyAt', { name, time })
  }
  return (
    <p className={classes['conflict']} role="status">
      <IconAlertTriangle size={17} stroke={1.6} aria-hidden />
      {words()}
    </p>
  )
}
