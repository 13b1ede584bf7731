import type { Page } from '@playwright/test'
import { expect, test } from './portal.ts'
import { addTask, list, newProject } from './work-steps.ts'

const isInside = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.closest(wanted) !== null, selector)

test('a queue by keyboard: filters keep the focus, a row keeps its place, commands are undone, Escape leaves a reply and leads back', async ({
  visit,
}) => {
  const page = await visit('TECH')
  const { keyboard } = page
  await page.goto('/admin/tickets?queue=unassigned')
  const rows = page.locator('tr[data-ticket]')
  await expect(rows.nth(3)).toBeVisible()

  // a status pressed in the table narrows the list, and nothing opens over it
  await rows.first().getByRole('button', { name: 'جديدة' }).click()
  await expect(page).toHaveURL(/status=NEW/)
  await expect(rows.first()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto('/admin/tickets?queue=unassigned&status=NEW')
  await expect(rows.nth(3)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  // each filter has the focus in its values; while they are open no key is the list's, wherever the focus went
  await page.locator('#main').focus()
  await keyboard.press('f')
  await keyboard.press('Enter')
  await expect.poll(() => isInside(page, '[role=dialog] input')).toBe(true)
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await keyboard.press('j')
  await keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL(/admin\/tickets\?queue=unassigned/)
  await page.getByRole('dialog').getByRole('searchbox').or(page.getByRole('dialog').locator('input')).first().focus()
  await keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  // the row that is taken leaves this queue: the one in its place has the cursor, and `z` brings it back
  await page.locator('#main').focus()
  await keyboard.press('j')
  await keyboard.press('j')
  const idAt = (place: number) => rows.nth(place).locator('[data-row]').getAttribute('data-id')
  const [second, third] = [await idAt(1), await idAt(2)]
  await expect(rows.nth(1).locator('[data-row]')).toBeFocused()
  await expect(rows.nth(1).locator('time')).toBeVisible()
  await keyboard.press('m')
  const bar = page.getByRole('button', { name: 'تراجع' })
  await expect(bar).toBeVisible()
  await expect(page.locator(`[data-row][data-id="${second}"]`)).toHaveCount(0)
  await expect(page.locator(`[data-row][data-id="${third}"]`)).toBeFocused()
  await keyboard.press('z')
  await expect(page.locator(`[data-row][data-id="${second}"]`)).toHaveCount(1)

  // a change moves no row under the cursor, though the list is sorted by changes
  await page.goto('/admin/tickets?queue=all')
  await expect(rows.nth(4)).toBeVisible()
  await page.locator('#main').focus()
  for (let row = 0; row < 3; row += 1) await keyboard.press('j')
  const before = await page.locator('[data-row][data-id]').evaluateAll((all) => all.map((one) => one.getAttribute('data-id')))
  const priority = await rows.nth(2).locator('[data-priority]').getAttribute('data-priority')
  await keyboard.press('p')
  await expect.poll(() => isInside(page, '[role=dialog] input')).toBe(true)
  await keyboard.type(priority === 'LOW' ? 'عالية' : 'منخفضة')
  await keyboard.press('Enter')
  await expect(bar).toBeVisible()
  await expect
    .poll(() => page.locator('[data-row][data-id]').evaluateAll((all) => all.map((one) => one.getAttribute('data-id')).join()))
    .toBe(before.join())
  await expect(page.locator(`[data-row][data-id="${before[2]}"]`)).toBeFocused()

  // out of the reply, then back to the row
  await keyboard.press('Enter')
  await page.waitForURL(/ticket-thread/)
  await expect(page.getByRole('log')).toBeVisible()
  await keyboard.press('r')
  await expect(page.getByRole('textbox', { name: 'اكتب ردًا…' })).toBeFocused()
  await keyboard.type('سأعود إليك')
  await keyboard.press('Escape')
  await expect.poll(() => isInside(page, '[data-talk]')).toBe(true)
  await keyboard.press('n')
  await expect(page.getByRole('textbox', { name: 'اكتب ردًا…' })).toHaveCount(0)
  await keyboard.press('Escape')
  await keyboard.press('Escape')
  await expect(page).toHaveURL(/admin\/tickets/)
  await expect(page.locator(`[data-row][data-id="${before[2]}"]`)).toBeFocused()
})

test('what is typed before a field is there is typed into it, and no letter of it is a command', async ({ visit }) => {
  const page = await visit('USER')
  await page.goto('/user/tickets')
  await expect(page.locator('tr[data-ticket]').first()).toBeVisible()
  for (const words of ['renew contract', 'مراجعة العقد']) {
    await page.keyboard.press('q')
    await page.keyboard.type(words)
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('textbox')).toHaveValue(words)
    await expect(dialog).toHaveCount(1)
    await page.keyboard.press('Control+A')
    await page.keyboard.press('Delete')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
})

test('a new request by keyboard: what fits first is active, its button is in sight, Ctrl with Enter sends it', async ({
  visit,
}) => {
  const page = await visit('USER')
  await page.setViewportSize({ width: 1280, height: 680 })
  await page.goto('/user/tickets?new=choose')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('طابعة')
  await expect(dialog.locator('[data-entry][data-active]')).toHaveCount(1)
  await page.keyboard.press('Enter')
  const send = dialog.getByRole('button', { name: 'إرسال التذكرة' })
  await expect(send).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Control+Enter')
  await expect(dialog.getByRole('alert')).toBeVisible() // what is missing is told, and nothing was sent
  await expect(send).toBeInViewport({ ratio: 1 })

  await page.goto('/user/tickets?new=1')
  await expect(dialog.getByRole('combobox').first()).toBeVisible()
  const fields = await dialog.locator('[data-field]').evaluateAll((all) => all.map((one) => one.getAttribute('data-field')))
  expect([...new Set(fields)].slice(0, 4)).toEqual(['department', 'group', 'subject', 'message'])
  await expect(dialog.getByRole('button', { name: /حق(ل|ول|لان)/ })).toHaveAttribute('aria-expanded', 'false')
})

test('a board by keyboard: its cards are reached at once, a task is peeked at, walked and left, and a new one begun in its list', async ({
  visit,
}) => {
  const page = await visit('USER')
  const { keyboard } = page
  await newProject(page, 'افتتاح فرع', 'فرع الخبر')
  for (const title of ['طلب الأثاث', 'تركيب الشبكة']) await addTask(page, title)
  const card = (title: string) => list(page, 'للبدء').getByRole('link', { name: title })
  const first = page.locator('[data-card] a').first()
  const task = page.getByRole('region', { name: 'المهمة', exact: true })
  await page.locator('#main').focus()
  await keyboard.press('ArrowDown')
  await expect(first).toBeFocused()
  const title = (await first.innerText()).trim()
  await keyboard.press('Enter')
  await expect(task.getByRole('heading', { level: 2, name: title })).toBeVisible()
  const parts = await task
    .locator('h2, [data-items], dl')
    .evaluateAll((all) => all.map((one) => one.tagName + (one.hasAttribute('data-items') ? ' items' : '')))
  expect(parts.slice(0, 3)).toEqual(['H2', 'SECTION items', 'DL'])
  expect(await task.locator('dl dt:not([hidden])').count()).toBeLessThanOrEqual(5)
  await keyboard.press('j')
  await expect(task.getByRole('heading', { level: 2, name: title })).toHaveCount(0)
  await keyboard.press('k')
  await expect(task.getByRole('heading', { level: 2, name: title })).toBeVisible()
  await keyboard.press('Escape')
  await expect(task).toHaveCount(0)
  await expect(card(title)).toBeFocused()

  await keyboard.press('c')
  await expect(list(page, 'للبدء').getByRole('textbox', { name: 'عنوان المهمة' })).toBeFocused()
  await keyboard.type('دعوة الضيوف')
  await keyboard.press('Enter')
  await expect(card('دعوة الضيوف')).toBeVisible()
  await keyboard.press('Escape')
  await page.locator('#main').focus()
  await keyboard.press('Shift+Slash')
  await expect(page.getByRole('dialog')).toContainText('رفع البطاقة ووضعها')
  await keyboard.press('Escape')
  await page.getByRole('link', { name: 'تقويم' }).click()
  await page.getByRole('button', { name: 'مهمة جديدة' }).click()
  await expect(page.getByRole('dialog', { name: 'مهمة جديدة' })).toBeVisible()
})

test('a toast lies in the content below the header, and every click goes through it except on its own button', async ({
  visit,
}) => {
  const page = await visit('ADMIN')
  const { keyboard, mouse } = page
  await page.goto('/user/quick-tasks')
  await expect(page.locator('#main [data-capture]')).toBeVisible() // a key pressed before the screen is there is nobody's
  await page.locator('#main').focus()
  await keyboard.press('q')
  await expect(page.locator('[role=dialog] [data-capture]')).toBeFocused()
  await keyboard.type('مراجعة العقد')
  await keyboard.press('Enter')
  const toast = page.locator('.Toastify__toast').first()
  await expect(toast).toBeVisible()
  const box = (await toast.boundingBox())!
  await mouse.move(box.x + 20, box.y + 20) // its time stops

  for (const key of ['t', 'c', 'w', 'n', 'i']) {
    await keyboard.press('g')
    await keyboard.press(key)
    await expect(page.locator('#main h1, #main h2').first()).toBeVisible()
    await expect(toast).toBeVisible()
    const found = await page.evaluate(() => {
      const isToast = (one: Element | null) => one?.closest('.Toastify__toast') !== null && one !== null
      const over = document.querySelector('.Toastify__toast')!.getBoundingClientRect()
      const meets = (one: Element | null) => {
        const rect = one?.getBoundingClientRect()
        if (!rect || rect.width === 0) return false
        return rect.left < over.right && rect.right > over.left && rect.top < over.bottom && rect.bottom > over.top
      }
      const covered = []
      for (let x = over.left + 4; x < over.right; x += 14)
        for (let y = over.top + 4; y < over.bottom; y += 10) {
          const at = document.elementFromPoint(x, y)
          if (isToast(at) && !at?.closest('button')) covered.push([x, y])
        }
      const menu = document.querySelector('[data-menu] > aside')
      return {
        covered: covered.length,
        menu: meets(menu),
        header: meets(document.querySelector('#main header')),
        right: innerWidth - over.right,
      }
    })
    expect([key, found.covered, found.menu, found.header]).toEqual([key, 0, false, false])
    expect(found.right).toBeLessThan(300)
  }
})
