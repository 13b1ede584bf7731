import { dayIn, formatTime } from '@diwan/core/formats'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Problem } from '../../../../kit/problem.ts'
import { useProblemText } from '../../../../kit/problem-words.ts'
import { useReading } from '../../../../kit/reading.ts'
import { DayText } from '../../../../ui/time-text.tsx'
import classes from './book.module.css'
import { nextSlotsOf, type NextSlot } from '../../model/next-slots.ts'

interface TakenNoteProps {
  readonly refusal: Problem
  readonly onChoose: (slot: NextSlot) => void
}

/** Says why the slot cannot be had, and offers the next ones; what was typed is still there. */
export function TakenNote({ refusal, onChoose }: TakenNoteProps) {
  const { t } = useTranslation('schedule')
  const say = useProblemText()
  const { zone, digits } = useReading()
  const next = nextSlotsOf(refusal)
  return (
    <div className={classes['hint']} data-kind="taken" role="alert" data-code={refusal.code}>
      <IconAlertTriangle size={17} stroke={1.7} aria-hidden />
      <div className={classes['next']} data-taken>
        <strong>{say(refusal)}</strong>
        <span>{t(next.length > 0 ? 'slotTakenText' : 'slotTakenNone')}</span>
        {next.map((slot) => (
          <button
            key={slot.startsAt}
            type="button"
            className={classes['time']}
            data-next-slot={slot.startsAt}
            onClick={() => onChoose(slot)}
          >
            <span>
              <DayText day={dayIn(zone, slot.startsAt)} /> <bdi dir="ltr">{formatTime(slot.startsAt, { zone, digits })}</bdi>
            </span>
          </button>
        ))}
      </div>
    </div>
  )
}
