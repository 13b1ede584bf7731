import { rooms } from '@diwan/contract/schedule/endpoints/rooms'
import { MAX_ROOM_NAME, MAX_ROOM_PLACE, MAX_ROOM_SEATS } from '@diwan/contract/schedule/limits/meetings'
import type { Room } from '@diwan/contract/schedule/schemas/rooms'
import { Switch } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../../kit/form.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import '../../../ui/switch-styles.ts'
import { UnitPicker } from '../../../ui/unit-picker.tsx'
import { UserInput } from '../../../ui/user-input.tsx'
import { unitsNamed, type PickedUnit } from '../../publishing/public.ts'
import classes from './rooms.module.css'

interface Values extends Record<string, unknown> {
  nameAr: string
  nameEn: string
  seats: number | null
  place: string
  unit: PickedUnit | null
  active: boolean
  version: number
}

const DEFAULT_SEATS = 8
const blank: Values = { nameAr: '', nameEn: '', seats: DEFAULT_SEATS, place: '', unit: null, active: true, version: 1 }

const contentOf = ({ nameAr, nameEn, seats, place, unit }: Values) => ({
  nameAr,
  nameEn,
  seats: seats ?? 0,
  place,
  unitId: unit?.id ?? null,
})
const fieldOf = (path: string): string => (path === 'unitId' ? 'unit' : path)

/** Adds a room, or changes one and takes it out of the offer. */
export default function RoomDialog({ room, onClose }: { room?: Room; onClose: () => void }) {
  const { t } = useTranslation('schedule')
  const initial = useMemo((): Values => (room ? { ...room } : blank), [room])
  const shared = { initial, fieldOf, done: onClose }
  const create = useForm({ ...shared, endpoint: rooms.create, keep: 'room-new', toInput: contentOf })
  const change = useForm({
    ...shared,
    endpoint: rooms.change,
    keep: `room/${room?.id ?? ''}`,
    toInput: (values) => ({ id: room?.id ?? '', version: values.version, ...contentOf(values), active: values.active }),
  })
  const form = room ? change : create
  const { values } = form
  return (
    <FormDialog opened onClose={onClose} title={t(room ? 'editRoom' : 'newRoom')} form={form} size={520}>
      <div className={classes['names']}>
        <UserInput label={t('roomAr')} maxLength={MAX_ROOM_NAME} data-autofocus autoComplete="off" {...form.text('nameAr')} />
        <UserInput label={t('roomEn')} maxLength={MAX_ROOM_NAME} autoComplete="off" {...form.text('nameEn')} />
      </div>
      <NumberField
        label={t('roomSeats')}
        min={1}
        max={MAX_ROOM_SEATS}
        allowDecimal={false}
        data-field="seats"
        required
        value={values.seats}
        error={form.errors['seats']}
        onChange={(seats) => form.change({ seats })}
      />
      <UserInput
        label={t('roomPlace')}
        placeholder={t('roomPlaceHint')}
        maxLength={MAX_ROOM_PLACE}
        autoComplete="off"
        {...form.text('place')}
      />
      <UnitPicker<PickedUnit>
        data-field="unit"
        label={t('roomUnit')}
        placeholder={t('chainOrganisation')}
        value={values.unit}
        error={form.errors['unit']}
        search={(text) => unitsNamed(text)}
        onChange={(unit) => form.change({ unit })}
      />
      {room && (
        <Switch
          label={t('roomActive')}
          description={t('roomActiveText')}
          checked={values.active}
          onChange={({ currentTarget: { checked } }) => form.change({ active: checked })}
        />
      )}
    </FormDialog>
  )
}
