import type { Page } from '@playwright/test'
import { callFromPage, meOf } from './chat-steps.ts'
import { expect, test } from './portal.ts'

const PURPOSE = 'مراجعة طلب الإعارة'
const OFFER = {
  kind: 'bookable',
  purpose: PURPOSE,
  timeFrom: '09:00',
  timeTo: '12:00',
  repeatEveryDay: false,
  slotMinutes: 30,
  gapMinutes: 0,
  noticeMinutes: 0,
  perDay: null,
  seats: 1,
  needsConfirmation: false,
  cancelHours: 0,
  workingDaysOnly: true,
  tokens: ['all'],
}
/** The height of an hour. */
const HOUR_PX = 58

/** A Monday in two or three weeks, when other journeys have no entries; a later one where the journey is walked again. */
function monday(retry: number): string {
  const day = new Date()
  day.setUTCDate(day.getUTCDate() + 22 + 7 * retry - day.getUTCDay())
  return day.toISOString().slice(0, 10)
}
const RIYADH = '+03:00'
const at = (day: string, time: string): number => Date.parse(`${day}T${time}:00${RIYADH}`) / 1_000

/** A time in Riyadh as the calendar of this device shows it. */
const shown = (day: string, time: string): string =>
  new Date(at(day, time) * 1_000).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })

const startOf = async (page: Page, id: string): Promise<number> =>
  (await callFromPage<{ booking: { startsAt: number } }>(page, 'GET', `/api/schedule/bookings/${id}`)).booking.startsAt

test('a provider moves a booking in the calendar to a free time, by keys and by mouse; elsewhere it stays and is undone', async ({
  visit,
}, { retry }) => {
  const [provider, booker] = [await visit('ADMIN'), await visit('USER')]
  await Promise.all([provider, booker].map((page) => page.goto('/user/schedule')))
  const day = monday(retry)
  const offered = await callFromPage<{ id: string }>(provider, 'POST', '/api/schedule/appointments', {
    ...OFFER,
    dateFrom: day,
    dateTo: day,
    peopleIds: [await meOf(provider)],
  })
  const { id } = await callFromPage<{ id: string }>(booker, 'POST', `/api/schedule/appointments/${offered.id}/bookings`, {
    startsAt: at(day, '10:00'),
    providerId: await meOf(provider),
  })
  await provider.goto(`/user/schedule?day=${day}`)
  const entry = provider.locator('[data-entry]', { hasText: PURPOSE })
  await expect(entry).toContainText(shown(day, '10:00'))

  await entry.focus()
  await provider.keyboard.press('Space')
  await provider.keyboard.press('ArrowDown')
  await expect(entry).toContainText(shown(day, '10:30'))
  await provider.keyboard.press('Enter')
  await expect.poll(() => startOf(provider, id)).toBe(at(day, '10:30'))
  await provider.getByRole('button', { name: 'تراجع' }).click()
  await expect.poll(() => startOf(provider, id)).toBe(at(day, '10:00'))
  await expect(entry).toContainText(shown(day, '10:00'))

  const drag = async (hours: number): Promise<void> => {
    const { x, y, width } = (await entry.boundingBox())!
    const from = { x: x + width / 2, y: y + 8 }
    await provider.mouse.move(from.x, from.y)
    await provider.mouse.down()
    await provider.mouse.move(from.x, from.y + hours * HOUR_PX, { steps: 10 })
    await provider.mouse.up()
  }
  await drag(1)
  await expect.poll(() => startOf(provider, id)).toBe(at(day, '11:00'))
  await expect(entry).toContainText(shown(day, '11:00'))
  await drag(3)
  await expect(provider.getByText('هذا الوقت غير متاح')).toBeVisible()
  await expect(entry).toContainText(shown(day, '11:00'))
  expect(await startOf(provider, id)).toBe(at(day, '11:00'))
})
