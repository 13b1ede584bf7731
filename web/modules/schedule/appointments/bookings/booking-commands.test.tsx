import type { Booking } from '@diwan/contract/schedule/schemas/bookings'
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { drawingOf } from '../../../../kit/testing/hooks.ts'
import { BookingCommands } from './booking-commands.tsx'

vi.mock('react', async (original) => ({
  ...(await original<object>()),
  ...(await import('../../../../kit/testing/hooks.ts')).hooks,
}))
vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }))
vi.mock('@tanstack/react-router', () => ({ useNavigate: () => () => undefined }))
vi.mock('../../../../kit/commands.ts', () => ({ useCommands: () => undefined }))
vi.mock('../../../../kit/formats.ts', () => ({ instantWithin: () => '' }))
vi.mock('../../../../kit/reading.ts', () => ({ useReading: () => ({ zone: 'Asia/Riyadh' }) }))
vi.mock('../../../../kit/write.ts', () => ({ useWrite: () => ({ mutate: () => undefined }) }))
vi.mock('../../../../ui/lazy-part.tsx', () => ({ lazyDialog: () => 'dialog' }))
vi.mock('./use-booking-offers.ts', () => ({ useBookingOffers: ({ status }: Booking) => ({ withdraw: status === 'APPROVED' }) }))

type Drawn = ReactElement<{ children?: ReactNode; onClick?: () => void; booking?: Booking }>

const all = (node: ReactNode): Drawn[] =>
  Children.toArray(node)
    .filter((one): one is Drawn => isValidElement(one))
    .flatMap((one) => [one, ...all(one.props.children)])

test('a reason that is being typed stays when the command goes, with the booking that it is about', () => {
  const booking = (version: number, status: string) =>
    ({ id: 'a', version, status, appointment: {}, provider: {} }) as Partial<Booking> as Booking
  let now = booking(1, 'APPROVED')
  const draw = drawingOf(() => BookingCommands({ of: now }))
  const drawn = () => all(draw())
  drawn().find(({ props }) => props.onClick)!.props.onClick!()
  now = booking(2, 'CANCELED')
  expect(drawn().filter(({ props }) => props.onClick)).toEqual([])
  expect(drawn().find(({ type }) => type === ('dialog' as unknown))?.props.booking).toMatchObject({
    version: 1,
    status: 'APPROVED',
  })
})
