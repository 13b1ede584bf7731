import * as limits from '@diwan/contract/schedule/limits/appointments'
import type { AppointmentForm } from '@diwan/contract/schedule/schemas/appointments'
import { Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { NumberField } from '../../../../ui/number-field.tsx'
import '../../../../ui/switch-styles.ts'
import classes from '../appointments.module.css'
import { BreaksField } from './breaks-field.tsx'
import type { EntryValues } from './use-entry-form.ts'

type Errors = Readonly<Partial<Record<string, string>>>
type SlotValues = AppointmentForm['defaults']

interface SlotFieldsProps {
  readonly values: Pick<EntryValues, 'breaks'> & SlotValues
  readonly errors: Errors
  readonly change: (some: Partial<Pick<EntryValues, 'breaks'> & SlotValues>) => void
}

/** How slots are made and booked. */
export function SlotFields({ values, errors, change }: SlotFieldsProps) {
  return (
    <>
      <SlotNumbers values={values} errors={errors} change={change} />
      <BreaksField value={values.breaks} error={errors['breaks']} onChange={(breaks) => change({ breaks })} />
    </>
  )
}

interface SlotNumbersProps {
  readonly values: SlotValues
  readonly errors: Errors
  readonly disabled?: boolean
  readonly change: (some: Partial<SlotValues>) => void
}

/** The numbers of the slots, which the settings give to new appointments. */
export function SlotNumbers({ values, errors, disabled = false, change }: SlotNumbersProps) {
  const { t } = useTranslation('schedule')
  const whole = { clampBehavior: 'blur', allowDecimal: false, allowNegative: false, disabled } as const
  return (
    <>
      <div className={classes['half']}>
        <NumberField
          {...whole}
          data-field="slotMinutes"
          label={t('slotMinutes')}
          min={limits.MIN_SLOT_MINUTES}
          max={limits.MAX_SLOT_MINUTES}
          step={5}
          value={values.slotMinutes}
          error={errors['slotMinutes']}
          onChange={(value) => change({ slotMinutes: value ?? 0 })}
        />
        <NumberField
          {...whole}
          data-field="gapMinutes"
          label={t('gapMinutes')}
          min={0}
          max={limits.MAX_GAP_MINUTES}
          step={5}
          value={values.gapMinutes}
          error={errors['gapMinutes']}
          onChange={(value) => change({ gapMinutes: value ?? 0 })}
        />
        <NumberField
          {...whole}
          allowDecimal
          decimalScale={2}
          data-field="noticeMinutes"
          label={t('noticeHours')}
          min={0}
          max={limits.MAX_NOTICE_MINUTES / 60}
          value={values.noticeMinutes / 60}
          error={errors['noticeMinutes']}
          onChange={(value) => change({ noticeMinutes: Math.round((value ?? 0) * 60) })}
        />
        <NumberField
          {...whole}
          data-field="cancelHours"
          label={t('cancelHours')}
          min={0}
          max={limits.MAX_CANCEL_HOURS}
          value={values.cancelHours}
          error={errors['cancelHours']}
          onChange={(value) => change({ cancelHours: value ?? 0 })}
        />
        <NumberField
          {...whole}
          data-field="seats"
          label={t('seats')}
          min={1}
          max={limits.MAX_SEATS}
          value={values.seats}
          error={errors['seats']}
          onChange={(value) => change({ seats: value ?? 0 })}
        />
        <NumberField
          {...whole}
          data-field="perDay"
          label={t('perDay')}
          placeholder={t('noLimit')}
          min={1}
          max={limits.MAX_BOOKINGS_A_DAY}
          value={values.perDay}
          error={errors['perDay']}
          onChange={(perDay) => change({ perDay })}
        />
      </div>
      <Switch
        label={t('needsConfirmation')}
        disabled={disabled}
        checked={values.needsConfirmation}
        onChange={(event) => change({ needsConfirmation: event.currentTarget.checked })}
      />
    </>
  )
}
