import type { Booking } from '@diwan/contract/schedule/schemas/bookings'
import { dayIn } from '@diwan/core/formats'
import { useTranslation } from 'react-i18next'
import { useReading } from '../../../../kit/reading.ts'
import type { Column } from '../../../../ui/list/columns.ts'
import type { RowOf } from '../../../../ui/list/row-of.ts'
import { Letter, PersonChip } from '../../../../ui/person-chip.tsx'
import { TimeText, WeekdayText } from '../../../../ui/time-text.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { BookingBadge } from './booking-badge.tsx'
import type { BookingView } from './use-booking-list.ts'

/** Draws a booking in its list, with the people of it whom the reader does not know already. */
export function useBookingTable(
  view: BookingView,
  open: (id: string) => void,
): { columns: Column<Booking>[]; of: RowOf<Booking> } {
  const { t } = useTranslation('schedule')
  const { zone } = useReading()
  const purpose = ({ appointment }: Booking) => <UserText text={appointment.purpose} lines={1} />
  const other = ({ provider, booker }: Booking) => (view === 'mine' ? provider : booker)
  const starts = ({ startsAt }: Booking) => (
    <>
      <WeekdayText day={dayIn(zone, startsAt)} /> <TimeText seconds={startsAt} />
    </>
  )
  const provider: Column<Booking> = {
    name: 'provider',
    head: t('withWhom'),
    width: 170,
    rank: 3,
    cell: (row) => <PersonChip person={row.provider} />,
  }
  const booker: Column<Booking> = {
    name: 'booker',
    head: t('booker'),
    width: 170,
    rank: 4,
    cell: (row) => <PersonChip person={row.booker} />,
  }
  return {
    columns: [
      { name: 'purpose', head: t('purpose'), least: 240, cell: () => null },
      ...(view === 'mine' ? [] : [booker]),
      ...(view === 'withMe' ? [] : [provider]),
      { name: 'starts', head: t('time'), width: 246, cell: starts },
      {
        name: 'place',
        head: t('place'),
        width: 150,
        rank: 1,
        optional: true,
        cell: ({ appointment }) => appointment.jobLocation && <UserText text={appointment.jobLocation} lines={1} />,
      },
      { name: 'status', head: t('statusHead'), width: 166, rank: 5, cell: (row) => <BookingBadge of={row} /> },
    ],
    of: {
      keyOf: ({ id }) => id,
      onOpen: ({ id }) => open(id),
      title: purpose,
      lines: (row) => ({
        face: <Letter id={other(row).id} name={other(row).fullName} photo={other(row).photo} size={34} />,
        about: <UserText text={other(row).fullName} lines={1} />,
        more: starts(row),
        state: <BookingBadge of={row} plain />,
      }),
    },
  }
}
