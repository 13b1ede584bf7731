import type { Appointment } from '@diwan/contract/schedule/schemas/appointments'
import type { Booking } from '@diwan/contract/schedule/schemas/bookings'
import type { ReactElement } from 'react'
import { expect, test, vi } from 'vitest'
import { ProviderChoice } from './provider-choice.tsx'

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }))
vi.mock('../../../../ui/person-chip.tsx', () => ({ PersonChip: 'chip' }))

const people = ['sara', 'omar', 'huda'].map((id) => ({ id, fullName: id, photo: null }))
const of = { people, slotMinutes: 30, jobLocation: '' } as Partial<Appointment> as Appointment

function options(moving: Booking | undefined): string[] {
  const drawn = ProviderChoice({ of, moving, value: 'omar', onChange: () => undefined })
  const [select] = drawn.props.children as [ReactElement<{ data: { label: string }[] }>]
  return select.props.data.map(({ label }) => label)
}

test('a new booking may be with anyone, a booking that is moved with one person who is not its booker', () => {
  expect(options(undefined)).toEqual(['anyProvider', 'sara', 'omar', 'huda'])
  const moving = { booker: people[0]! } as Partial<Booking> as Booking
  expect(options(moving)).toEqual(['omar', 'huda'])
})
