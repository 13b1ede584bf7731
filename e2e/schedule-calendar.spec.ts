import type { Page } from '@playwright/test'
import { barriersOf } from './axe.ts'
import { callFromPage } from './chat-steps.ts'
import { expect, test } from './portal.ts'

async function keepsToWcag(page: Page): Promise<void> {
  expect((await barriersOf(page)).map(({ id, nodes }) => ({ id, html: nodes.map((node) => node.html) }))).toEqual([])
}

/** The next Monday but one: far enough for a move back, and in a week without entries of other journeys. */
function monday(): string {
  const day = new Date()
  day.setUTCDate(day.getUTCDate() + 15 - day.getUTCDay())
  return day.toISOString().slice(0, 10)
}
const after = (day: string, days: number): string => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

const written = (page: Page, title: string, day: string) =>
  callFromPage<{ id: string }>(page, 'POST', '/api/quick-tasks', { title, day, time: '10:00' })
const dueOf = async (page: Page, id: string): Promise<string> => {
  const { quickTask } = await callFromPage<{ quickTask: { day: string; time: string } }>(page, 'GET', `/api/quick-tasks/${id}`)
  return `${quickTask.day} ${quickTask.time}`
}
/** The height of an hour. */
const HOUR_PX = 58
const entryOf = (page: Page, title: string) => page.locator('[data-entry]', { hasText: title })

for (const { language, later, undo, kind, title } of [
  { language: 'ar-SA', later: 'ArrowLeft', undo: 'تراجع', kind: 'المهام السريعة', title: 'مراجعة عقد النخبة' },
  { language: 'en-US', later: 'ArrowRight', undo: 'Undo', kind: 'Quick tasks', title: 'Budget review' },
] as const)
  test(`a week shows an entry at its hour; the legend hides its kind, keys move it and undo puts it back, in ${language}`, async ({
    visit,
  }) => {
    const page = await visit('USER', { language })
    await page.goto('/user/schedule')
    await expect(page.locator('[data-calendar=hours]')).toBeVisible()
    const day = monday()
    const { id } = await written(page, title, day)
    await page.goto(`/user/schedule?day=${day}`)
    const entry = entryOf(page, title)
    await expect(entry).toBeVisible()
    await expect(entry).toContainText('10:00 AM')
    await keepsToWcag(page)

    const legend = page.getByRole('checkbox', { name: kind, exact: true })
    await legend.uncheck()
    await expect(entry).toHaveCount(0)
    expect(new URL(page.url()).searchParams.get('hide')).toBe('quick_task')
    await page.reload()
    await expect(legend).not.toBeChecked()
    await legend.check()

    await entry.focus()
    await page.keyboard.press('Space')
    await page.keyboard.press(later)
    await expect(entry).toBeFocused()
    await entry.blur() // as while it is drawn on another day
    await page.keyboard.press('ArrowDown')
    await expect(entry).toContainText('10:30 AM')
    await page.keyboard.press('Escape')
    await expect(entry).toContainText('10:00 AM')
    await page.keyboard.press('Space')
    await page.keyboard.press(later)
    await page.keyboard.press('ArrowDown')
    await expect(entry).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: undo })).toBeVisible()
    expect(await dueOf(page, id)).toBe(`${after(day, 1)} 10:30`)
    await page.getByRole('button', { name: undo }).click()
    await expect.poll(() => dueOf(page, id)).toBe(`${day} 10:00`)
    await expect(entry).toContainText('10:00 AM')
  })

test('in Arabic an entry is dragged to the left, which is later, and down to another hour', async ({ visit }) => {
  const page = await visit('USER')
  await page.goto('/user/schedule')
  await expect(page.locator('[data-calendar=hours]')).toBeVisible()
  const day = after(monday(), 7)
  const { id } = await written(page, 'جرد المستودع', day)
  await page.goto(`/user/schedule?day=${day}`)
  const entry = entryOf(page, 'جرد المستودع')
  const { x, y, width } = (await entry.boundingBox())!
  const from = { x: x + width / 2, y: y + 8 }
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x - width, from.y + HOUR_PX, { steps: 10 })
  await page.mouse.up()
  await expect.poll(() => dueOf(page, id)).toBe(`${after(day, 1)} 11:00`)
  await expect(entry).toContainText('11:00 AM')
})

test('an hour that is pressed begins a meeting then, a stretch that is drawn one as long, and Escape leads back', async ({
  visit,
}) => {
  const page = await visit('USER')
  const day = after(monday(), 3)
  await page.goto(`/user/schedule?day=${day}`)
  const frame = page.locator('[data-calendar=hours]')
  const column = frame.locator(`[role=cell][data-date="${day}"]`).last()
  const { x, width } = (await column.boundingBox())!
  const { y, height } = (await frame.boundingBox())!
  const [middle, from] = [x + width / 2, y + height * 0.6]
  await page.mouse.click(middle, from)
  await expect(page.getByRole('textbox', { name: 'العنوان' })).toBeFocused()
  const asked = new URL(page.url()).searchParams
  expect([asked.get('day'), asked.get('minutes')]).toEqual([day, null])
  expect(asked.get('time')).toMatch(/^\d\d:\d\d$/)
  await page.keyboard.press('Escape')
  await expect(frame).toBeVisible()

  await page.mouse.move(middle, from)
  await page.mouse.down()
  await page.mouse.move(middle, from + 1.5 * HOUR_PX, { steps: 8 })
  await page.mouse.up()
  await expect(page.getByRole('textbox', { name: 'العنوان' })).toBeFocused()
  const drawn = new URL(page.url()).searchParams
  expect(drawn.get('day')).toBe(day)
  expect(Number(drawn.get('minutes'))).toBeGreaterThanOrEqual(75)
  await page.getByRole('textbox', { name: 'العنوان' }).fill('مراجعة الخطة')
  await page.keyboard.press('Control+Enter')
  await expect(entryOf(page, 'مراجعة الخطة')).toBeVisible()
})

test('a colleague is put side by side with the reader, and is busy or away without a word of what for', async ({ visit }) => {
  const page = await visit('USER')
  await page.goto('/user/schedule?view=people')
  const grid = page.getByRole('table', { name: 'أوقات الزملاء جنبًا إلى جنب' })
  await expect(grid.getByRole('row')).toHaveCount(2)
  await page.getByRole('combobox', { name: 'إضافة زميل' }).fill('إيمان')
  await page.getByRole('option').first().click()
  await expect(grid.getByRole('row')).toHaveCount(3)
  await keepsToWcag(page)
  await page.reload()
  await expect(grid.getByRole('row')).toHaveCount(3)
  await grid.getByRole('button').first().click()
  await expect(grid.getByRole('row')).toHaveCount(2)
})

test('on a phone the calendar is an agenda, and a line as people say it is on it at once', async ({ visit }) => {
  const page = await visit('USER')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/user/schedule')
  const agenda = page.locator('[data-calendar=agenda]')
  await expect(agenda).toBeVisible()
  await page.getByRole('button', { name: 'إنشاء', exact: true }).click()
  await page.getByRole('menuitem', { name: 'مهمة سريعة' }).click()
  const line = page.getByRole('dialog').getByLabel('ما الذي تريد إنجازه؟')
  await line.fill('اجتماع مع المورد غدا ١٠ص')
  await line.press('Enter')
  const entry = agenda.getByRole('button', { name: /اجتماع مع المورد/ })
  await expect(entry).toContainText('10:00 AM')
  await keepsToWcag(page)
  await entry.click()
  await expect(page).toHaveURL(/\/user\/quick-tasks\?id=/)
})

test('both calendars are named in whole: beside each other where there is room, else below each other, on a phone from edge to edge', async ({
  visit,
}) => {
  const page = await visit('USER', { language: 'en-US' })
  await page.goto('/user/schedule?view=week&day=2027-12-28') // 26 December 2027 – 1 January 2028
  const hijri = page.getByRole('toolbar', { name: 'Calendar' }).getByText(/^\d+ \D+ – .* 14\d\d$/)
  for (const width of [1280, 900, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(hijri).toBeVisible()
    expect(
      await hijri.evaluate((one) => one.scrollWidth <= one.clientWidth || getComputedStyle(one).overflow === 'visible'),
    ).toBe(true)
  }
  const week = page.locator('[data-calendar=hours]')
  await expect(week.locator('[data-hijri]')).toHaveCount(7)
  await expect(week.locator('[data-hijri]').first()).toBeVisible()
  expect(await week.boundingBox()).toMatchObject({ x: 0, width: 390 })
})
