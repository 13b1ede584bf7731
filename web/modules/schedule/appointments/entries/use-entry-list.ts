import { appointmentList } from '@diwan/contract/schedule/list/appointments'
import { useListAddress, type ListAddress } from '../../../../kit/list/address.ts'
import type { AppointmentAsked, AppointmentFilter } from '../../api/appointments.ts'

type Shape = typeof appointmentList

export interface EntryList extends ListAddress<Shape['sorts'][number], Shape['filters']> {
  readonly filter: AppointmentFilter
  readonly asked: AppointmentAsked
}

/** The appointments that the reader manages, narrowed as the address asks. */
export function useEntryList(): EntryList {
  const address = useListAddress(appointmentList)
  const { narrowing, sort, direction, q } = address
  const filter = { view: 'manage' as const, ...narrowing, ...(q !== '' && { q }) }
  return { ...address, filter, asked: { ...filter, sort, direction } }
}
