import type { Page } from '@playwright/test'
import { barriersOf } from './axe.ts'
import { callFromPage } from './chat-steps.ts'
import { expect, test } from './portal.ts'

const DAY_MS = 86_400_000
const MEETINGS = '/api/schedule/meetings'
/** The height of an hour in the calendar. */
const HOUR_PX = 58

/** A Monday in a month: far from the meetings of the sample, and in front of every rule about the past. */
function monday(): string {
  const day = new Date()
  day.setUTCDate(day.getUTCDate() + 36 - day.getUTCDay())
  return day.toISOString().slice(0, 10)
}
const after = (day: string, days: number): string => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
const typed = (day: string): string => day.split('-').toReversed().join('-')

interface Entry {
  readonly id: string
  readonly number: number
  readonly startsAt: number
  readonly endsAt: number
  readonly meetingTitle: string
  readonly place: string
}
interface Planned {
  readonly id: string
  readonly version: number
}

/** The wall clock of the organisation, which has no summer time. */
const wall = (seconds: number): string => new Date((seconds + 3 * 3_600) * 1_000).toISOString().slice(0, 16)

/** The occurrences of meetings with this title, as their attendee finds them. */
async function entriesOf(page: Page, title: string): Promise<Entry[]> {
  const [from, to] = [monday(), after(monday(), 35)]
  const { items } = await callFromPage<{ items: Entry[] }>(page, 'GET', `${MEETINGS}?from=${from}&to=${to}&limit=50`)
  return items.filter(({ meetingTitle }) => meetingTitle.startsWith(title))
}
const startsOf = async (page: Page, title: string): Promise<string[]> =>
  (await entriesOf(page, title)).map(({ startsAt }) => wall(startsAt))

/** The minutes of the first of them. */
const lengthOf = async (page: Page, title: string): Promise<number> => {
  const [first] = await entriesOf(page, title)
  return (first!.endsAt - first!.startsAt) / 60
}

const plan = (page: Page, more: object): Promise<Planned> =>
  callFromPage<Planned>(page, 'POST', MEETINGS, { zone: 'Asia/Riyadh', minutes: 30, ...more })
const inZone = (page: Page, zone: string | null) => callFromPage(page, 'PATCH', '/api/identity/preferences', { zone })

/** A page of somebody whose clock is that of Riyadh, wherever the browser is. */
async function inRiyadh(page: Page): Promise<Page> {
  await page.goto('/user/schedule/meet')
  await inZone(page, 'Asia/Riyadh')
  await page.reload()
  return page
}

async function roomOf(admin: Page, name: string): Promise<string> {
  await admin.goto('/admin/schedule?tab=rooms')
  const room = { nameAr: name, nameEn: name, seats: 8, place: '' }
  return (await callFromPage<{ id: string }>(admin, 'POST', '/api/schedule/rooms', room)).id
}

async function keepsToWcag(page: Page): Promise<void> {
  expect((await barriersOf(page)).map(({ id, nodes }) => ({ id, html: nodes.map((node) => node.html) }))).toEqual([])
}

/** Adds an attendee by what is typed, once the answer to it is there. */
async function added(page: Page, typedText: string, shown = typedText): Promise<void> {
  await page.locator('[data-field=attendees]').fill(typedText)
  await page.getByRole('option').filter({ hasText: shown }).first().click()
}

test('a meeting is planned with a colleague, a guest and a room, and the colleague answers', async ({ visit }) => {
  await roomOf(await visit('ADMIN'), 'قاعة النخبة')
  const [page, colleague] = [await inRiyadh(await visit('USER')), await visit('TECH')]
  await expect(page.getByRole('button', { name: 'اجتماع جديد' })).toBeVisible()
  await page.keyboard.press('c')
  const title = page.getByRole('textbox', { name: 'العنوان' })
  await expect(title).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('العنوان مطلوب')).toBeVisible()

  await title.fill('مراجعة عقد النخبة')
  await page.locator('[data-field=day]').fill(typed(monday()))
  await page.locator('[data-field=time]').fill('10')
  await added(page, 'omar@diwan.example', 'Omar Haddad')
  await added(page, 'faisal@nukhba.example')
  await page.locator('[data-field=room]').click()
  await page.getByRole('option', { name: /قاعة النخبة/ }).click()
  const strip = page.locator('[data-strip]')
  await expect(strip.getByRole('listitem')).toHaveCount(4)
  await keepsToWcag(page)

  const chosen = page.getByRole('slider', { name: 'وقت الاجتماع' })
  await chosen.focus()
  await page.keyboard.press('ArrowLeft') // later, as it is read
  await expect(page.locator('[data-field=time]')).toHaveValue('10:15 AM')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('أُرسلت الدعوات')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'مراجعة عقد النخبة' })).toBeVisible()
  expect(await startsOf(page, 'مراجعة عقد النخبة')).toEqual([`${monday()}T10:15`])

  await colleague.goto('/user/schedule/meet?tab=unanswered')
  await colleague.locator('[data-row]').filter({ hasText: 'مراجعة عقد النخبة' }).click()
  await colleague.getByRole('group', { name: 'هل ستحضر؟' }).getByRole('button', { name: 'نعم' }).click()
  await expect(page.getByText('2 نعم')).toBeVisible()
  await keepsToWcag(page)
})

test('Enter alone sends nothing, and a guest who was typed and not chosen is invited', async ({ visit }) => {
  const page = await inRiyadh(await visit('USER'))
  await page.goto(`/user/schedule/meet?new=1&day=${monday()}&time=08:15`)
  const title = page.getByRole('textbox', { name: 'العنوان' })
  await title.fill('لقاء المورد')
  await page.keyboard.press('Enter')
  const attendees = page.getByRole('combobox', { name: 'اسم أو بريد إلكتروني للضيف' })
  await attendees.fill('nonsense@')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(/هذا ليس بريدًا إلكترونيًا صحيحًا: .*nonsense@/)).toBeVisible()
  expect(await entriesOf(page, 'لقاء المورد')).toEqual([])
  await attendees.fill('one@firm.example, two@firm.example')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('أُرسلت الدعوات')).toBeVisible()
  await expect(page.getByText('two@firm.example')).toBeVisible()
  expect(await entriesOf(page, 'لقاء المورد')).toHaveLength(1)
})

test('a guest who was typed is invited while the search for colleagues is on its way, and a name that was not chosen is not left out in silence', async ({
  visit,
}) => {
  const page = await inRiyadh(await visit('USER'))
  await page.goto(`/user/schedule/meet?new=1&day=${monday()}&time=08:45`)
  const title = page.getByRole('textbox', { name: 'العنوان' })
  await title.fill('لقاء على عجل')
  await page.route(/\/api\/users\b.*[?&]q=/, () => {}) // its answer never comes
  const attendees = page.getByRole('combobox', { name: 'اسم أو بريد إلكتروني للضيف' })
  await attendees.fill('hasty@firm.example')
  await attendees.press('Enter')
  await title.focus()
  await attendees.fill('سلمى الغامدي')
  await attendees.press('Enter')
  const send = page.getByRole('button', { name: 'إرسال الدعوات' })
  await send.click()
  await expect(page.getByText(/لم يُضف .*سلمى الغامدي/)).toBeVisible()
  await expect(attendees).toBeFocused()
  expect(await entriesOf(page, 'لقاء على عجل')).toEqual([])
  await send.click()
  await expect(page.getByText('أُرسلت الدعوات')).toBeVisible()
  await expect(page.getByText('hasty@firm.example')).toBeVisible()
})

test('a taken room is refused with its day, and nothing that was typed is lost', async ({ visit }) => {
  const roomId = await roomOf(await visit('ADMIN'), 'قاعة البحر')
  const page = await inRiyadh(await visit('USER', { expects: /409 \(Conflict\) \S+\/api\/schedule\/meetings$/ }))
  await plan(page, { meetingTitle: 'لقاء سابق', meetingStart: `${monday()}T16:00`, roomId })
  await page.goto(`/user/schedule/meet?new=1&day=${monday()}&time=16:00`)
  await page.getByRole('textbox', { name: 'العنوان' }).fill('اجتماع آخر')
  await page.locator('[data-field=room]').click()
  await page.getByRole('option', { name: /قاعة البحر/ }).click()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('alert')).toContainText(typed(monday()))
  await expect(page.getByRole('textbox', { name: 'العنوان' })).toHaveValue('اجتماع آخر')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'اجتماع جديد' })).toBeVisible()
})

test('one meeting of a series, it and the following, and all are changed', async ({ visit }) => {
  const page = await inRiyadh(await visit('USER'))
  const rule = { unit: 'week', every: 1, calendar: 'gregory', count: 4 }
  const { id } = await plan(page, { meetingTitle: 'متابعة المشروع', meetingStart: `${monday()}T13:00`, rule })
  const edit = async (number: number, meeting = id) => {
    await page.goto(`/user/schedule/meet?edit=${meeting}&at=${number}`)
    await expect(page.locator('[data-field=time]')).toHaveValue(/PM/)
  }
  const save = async () => {
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('حُدّث الاجتماع')).toBeVisible()
  }
  const scope = (name: string) => page.getByRole('radiogroup', { name: 'يسري على' }).getByText(name).click()

  await edit(1)
  await page.getByRole('textbox', { name: 'العنوان' }).fill('متابعة المشروع: الميزانية')
  await save()
  const titles = async () =>
    (await entriesOf(page, 'متابعة المشروع')).map(({ meetingTitle }) => meetingTitle.includes('الميزانية'))
  expect(await titles()).toEqual([false, true, false, false])

  await edit(2)
  await scope('هذا وما بعده')
  await page.locator('[data-field=time]').fill('3 PM')
  await expect(page.getByText('ستُطلب الردود من جديد')).toBeVisible()
  await save()
  const hours = async () => (await startsOf(page, 'متابعة المشروع')).map((start) => start.slice(11))
  expect(await hours()).toEqual(['13:00', '13:00', '15:00', '15:00'])

  await edit(0)
  await scope('كل السلسلة')
  await page.getByRole('textbox', { name: 'المكان' }).fill('المكتب الرئيس')
  await save()
  const places = async () => (await entriesOf(page, 'متابعة المشروع')).map(({ place }) => place)
  expect(await places()).toEqual(['المكتب الرئيس', 'المكتب الرئيس', '', ''])
})

test('in Arabic a meeting is dragged to the left, and moved by keys; of a series is asked how far', async ({ visit }) => {
  const page = await inRiyadh(await visit('USER'))
  const day = after(monday(), 14)
  await plan(page, { meetingTitle: 'لجنة السلامة', meetingStart: `${day}T10:00` })
  await page.goto(`/user/schedule?view=week&day=${day}`)
  const entry = page.locator('[data-entry]', { hasText: 'لجنة السلامة' })
  await entry.scrollIntoViewIfNeeded()
  const { x, y, width } = (await entry.boundingBox())!
  await page.mouse.move(x + width / 2, y + 8)
  await page.mouse.down()
  await page.mouse.move(x - width / 2, y + 8 + HOUR_PX, { steps: 10 })
  await page.mouse.up()
  await expect.poll(() => startsOf(page, 'لجنة السلامة')).toEqual([`${after(day, 1)}T11:00`])

  await entry.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(() => startsOf(page, 'لجنة السلامة')).toEqual([`${day}T11:30`])
  await page.getByRole('button', { name: 'تراجع' }).click()
  await expect.poll(() => startsOf(page, 'لجنة السلامة')).toEqual([`${after(day, 1)}T11:00`])

  await entry.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(() => lengthOf(page, 'لجنة السلامة')).toBe(60)

  const rule = { unit: 'day', every: 1, calendar: 'gregory', count: 2 }
  await plan(page, { meetingTitle: 'وقفة الصباح', meetingStart: `${day}T09:00`, rule })
  await page.reload()
  const first = page.locator('[data-entry]', { hasText: 'وقفة الصباح' }).first()
  await first.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByText('كل السلسلة').click()
  await page.getByRole('button', { name: 'نقل', exact: true }).click()
  await expect.poll(() => startsOf(page, 'وقفة الصباح')).toEqual([`${day}T09:30`, `${after(day, 1)}T09:30`])
})

test(
  'from Riyadh a colleague in London is shown by both clocks, and reads the meeting by the own one',
  { tag: '@deep' },
  async ({ visit }) => {
    const [page, colleague] = [await inRiyadh(await visit('USER')), await visit('TECH')]
    const day = after(monday(), 21)
    await colleague.goto('/user/schedule/meet')
    await inZone(colleague, 'Europe/London')
    try {
      await page.goto(`/user/schedule/meet?new=1&day=${day}&time=14:00`)
      await page.getByRole('textbox', { name: 'العنوان' }).fill('اتصال المورد')
      await added(page, 'omar@diwan.example', 'Omar Haddad')
      const strip = page.locator('[data-strip]')
      await expect(strip.locator('[data-zone="Europe/London"]')).toContainText('لندن')
      await expect(page.getByRole('group', { name: 'أقرب الأوقات الشاغرة' }).getByText('لندن').first()).toBeVisible()
      await page.keyboard.press('Control+Enter')
      await expect(page.getByText('أُرسلت الدعوات')).toBeVisible()
      const [{ id, startsAt }] = (await entriesOf(page, 'اتصال المورد')) as [Entry]
      expect(wall(startsAt)).toBe(`${day}T14:00`)

      await colleague.goto(`/user/schedule/meet?id=${id}`)
      const there = new Intl.DateTimeFormat('en-US', { timeZone: 'Europe/London', hour: 'numeric', minute: '2-digit' })
      await expect(colleague.getByText(there.format(startsAt * 1_000).replace('\u202f', ' ')).first()).toBeVisible()
      await expect(colleague.locator('[data-other-zone="Asia/Riyadh"]')).toContainText('2:00 PM')
    } finally {
      await inZone(colleague, null)
      await inZone(page, null)
    }
  },
)

test('on a phone the free times stand in place of the strip, and one of them is taken', async ({ visit }) => {
  const page = await visit('USER')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/user/schedule/meet')
  const places = page.getByRole('navigation', { name: 'الجدولة' })
  await expect(places.getByRole('link', { name: 'الاجتماعات' })).toBeInViewport({ ratio: 0.95 })
  await page.goto(`/user/schedule/meet?new=1&day=${after(monday(), 28)}&time=09:00`)
  await expect(page.locator('[data-strip]')).toHaveCount(0)
  const time = page.locator('button[data-time]').nth(3)
  await time.click()
  await expect(time).toHaveAttribute('aria-pressed', 'true')
  await keepsToWcag(page)
})

test('a number field takes Arabic digits', async ({ visit }) => {
  const page = await visit('ADMIN')
  await page.goto('/admin/schedule?tab=rooms')
  await page.getByRole('button', { name: 'قاعة جديدة' }).click()
  const dialog = page.getByRole('dialog')
  const seats = dialog.getByLabel('المقاعد')
  await seats.fill('')
  await seats.focus()
  await page.keyboard.insertText('١٢')
  await expect(seats).toHaveValue('12')
})
