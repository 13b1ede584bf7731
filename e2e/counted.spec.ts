import type { Page } from '@playwright/test'
import { expect, test } from './portal.ts'
import { openTicket, words } from './ticket-steps.ts'

/** Counts what a person does; text that is typed counts nothing. */
function counted(page: Page) {
  let done = 0
  return {
    press: async (key: string) => {
      done += 1
      await page.keyboard.press(key)
    },
    click: async (target: ReturnType<Page['locator']>) => {
      done += 1
      await target.click()
    },
    type: (text: string) => page.keyboard.type(text),
    count: () => done,
  }
}

const queue = async (page: Page) => {
  await page.goto('/admin/tickets')
  await expect(page.locator('a[data-row]').first()).toBeVisible()
}

test('a technician answers a ticket of the queue with four keys besides the text, and goes on to the next with one more', async ({
  visit,
}) => {
  const page = await visit('TECH')
  await queue(page)
  const { press, type, count } = counted(page)
  const rows = page.locator('a[data-row]')
  const [first, second] = await rows.evaluateAll((all) => all.slice(0, 2).map((one) => one.dataset['id']))
  await press('j')
  await expect(rows.first()).toBeFocused()
  await press('Enter')
  await expect(page).toHaveURL(new RegExp(`/ticket-thread/${first}`))
  await expect(page.getByRole('log')).toBeVisible()
  await press('r')
  await type('سأنظر في الأمر الآن.') // at once: no letter is lost
  await expect(page.getByRole('textbox', { name: 'اكتب ردًا…' })).toHaveValue('سأنظر في الأمر الآن.')
  await press('Control+Enter')
  await expect(page.getByRole('log')).toContainText('سأنظر في الأمر الآن.')
  expect(count()).toBeLessThanOrEqual(5)

  await page.locator('[data-talk]').focus()
  await press('j')
  await expect(page).toHaveURL(new RegExp(`/ticket-thread/${second}`))
  await expect(page.getByRole('log')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator(`a[data-row][data-id="${second}"]`)).toBeFocused()
})

test('a technician answers a ticket of the queue with two clicks', { tag: '@deep' }, async ({ visit }) => {
  const page = await visit('TECH', { language: 'en-US' })
  await queue(page)
  const { click, type, count } = counted(page)
  await click(page.locator('a[data-row]').nth(2))
  await click(page.getByRole('textbox', { name: 'Write a reply…' }))
  await type('I am looking into it.')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('log')).toContainText('I am looking into it.')
  expect(count()).toBeLessThanOrEqual(2)
})

test(
  'a ticket is given to a colleague with three keys besides the name, and taken with two clicks',
  { tag: '@deep' },
  async ({ visit }) => {
    const page = await visit('ADMIN', { language: 'en-US' })
    await page.goto('/admin/tickets?queue=unassigned')
    const rows = page.locator('tr[data-ticket]')
    await expect(rows.first()).toBeVisible()
    const keys = counted(page)
    await keys.press('j')
    await keys.press('a')
    const picker = page.getByRole('dialog', { name: 'Assignee' })
    const name = await picker.getByRole('option').last().innerText()
    const [longest] = name.split('\n').toSorted((one, other) => other.length - one.length) // beside its letter and a number
    await keys.type(longest!.slice(0, 6))
    await keys.press('Enter') // also before the portal has answered
    await expect(page.getByText('was assigned').first()).toBeVisible()
    expect(keys.count()).toBeLessThanOrEqual(4)

    const mouse = counted(page)
    const row = rows.nth(4) // what was said of the one before lies over the first
    const shortId = (await row.getAttribute('data-ticket')) ?? ''
    await mouse.click(row.getByRole('button', { name: 'Assign', exact: true }))
    await mouse.click(picker.getByRole('option').first())
    await expect(picker).toBeHidden()
    await expect(page.getByText('was assigned').filter({ hasText: shortId })).toBeVisible()
    expect(mouse.count()).toBeLessThanOrEqual(2)
  },
)

test(
  'what is written solves the ticket with one key, and the requester is asked whether it holds',
  { tag: '@deep' },
  async ({ visit }) => {
    const [requester, page] = await Promise.all([visit('USER'), visit('TECH', { language: 'en-US' })])
    await requester.goto('/user/tickets')
    await openTicket(requester, words['ar-SA'], 'الطابعة لا تطبع بالألوان', 'منذ الصباح.')
    await page.goto(new URL(requester.url()).pathname)
    await page.getByRole('button', { name: 'Take', exact: true }).click()
    await expect(page.locator('[data-status=OPEN]')).toBeVisible()
    const box = page.getByRole('textbox', { name: 'Write a reply…' })
    await box.fill('The driver was replaced.')
    await box.press('Control+Shift+Enter')
    await expect(page.locator('[data-status=DONE]')).toBeVisible()
    await expect(page.locator('li[data-kind=solution]')).toContainText('The driver was replaced.')
    await expect(box).toHaveValue('')
    await expect(requester.locator('[data-solution-banner]')).toBeVisible()
  },
)

test(
  'a thread opens where its reader stopped, and a status, a priority and a key change in place',
  { tag: '@deep' },
  async ({ visit }) => {
    const [requester, page] = await Promise.all([visit('USER'), visit('TECH', { language: 'en-US' })])
    await requester.goto('/user/tickets')
    await openTicket(requester, words['ar-SA'], 'لوحة المفاتيح معطلة', 'بعض الأزرار لا تعمل.')
    const path = new URL(requester.url()).pathname
    const read = requester.waitForResponse('**/read')
    await page.goto(path)
    await page.getByRole('textbox', { name: 'Write a reply…' }).fill('Which keys?')
    await page.keyboard.press('Control+Enter')
    await expect(requester.getByRole('log')).toContainText('Which keys?')
    await read
    await requester.goto('/user/tickets')
    await expect(requester.locator('tr[data-ticket]').first()).toBeVisible()
    await page.getByRole('textbox', { name: 'Write a reply…' }).fill('A new one is on its way.')
    await page.keyboard.press('Control+Enter')
    await expect(page.locator('article', { hasText: 'A new one is on its way.' })).toBeVisible()
    await expect(page.locator('[data-sending]')).toHaveCount(0)

    await requester.goto(path)
    const line = requester.locator('li[data-unread]')
    await expect(line).toHaveText('رسالة جديدة')
    await expect(line.locator('xpath=following-sibling::li[1]')).toContainText('A new one is on its way.')
    await requester.reload()
    await expect(requester.getByRole('log')).toContainText('A new one is on its way.')
    await expect(line).toHaveCount(0)

    await page.locator('[data-talk]').focus()
    await page.keyboard.press('p')
    await page.getByRole('dialog', { name: 'Priority' }).getByRole('option', { name: 'High' }).click()
    await expect(page.getByRole('log')).toContainText('High')
    await page.keyboard.press('s')
    await page
      .getByRole('dialog', { name: 'Status' })
      .getByRole('option', { name: /Put on hold/ })
      .click()
    await expect(page.getByRole('dialog', { name: /on hold/ })).toBeVisible()
  },
)

for (const language of ['ar-SA', 'en-US'] as const)
  test(
    `a thread shows six one-line messages at 1280 × 680, and at 390 × 844 its last one with the reply line, in ${language}`,
    { tag: '@deep' },
    async ({ visit }) => {
      const say = words[language]
      const [requester, page] = await Promise.all([visit('USER', { language }), visit('TECH', { language })])
      await requester.goto('/user/tickets')
      await openTicket(requester, say, 'Six lines', 'One')
      await page.setViewportSize({ width: 1280, height: 680 })
      await page.goto(new URL(requester.url()).pathname)
      for (const [who, text] of [
        [page, 'Two'],
        [requester, 'Three'],
        [page, 'Four'],
        [requester, 'Five'],
        [page, 'Six'],
        [requester, 'Seven'],
      ] as const) {
        await who.getByRole('textbox', { name: say.writeReply }).fill(text)
        await who.keyboard.press('Control+Enter')
        await expect(page.locator('article', { hasText: text })).toBeVisible()
        await expect(requester.locator('article', { hasText: text })).toBeVisible()
      }
      await expect(page.locator('[data-sending]')).toHaveCount(0)
      await page.reload()
      await expect(page.locator('article', { hasText: 'Seven' })).toBeVisible()
      const whole = () =>
        page.evaluate(() => {
          const talk = document.querySelector('[data-talk]')!.getBoundingClientRect()
          const articles = [...document.querySelectorAll('article')].map((one) => one.getBoundingClientRect())
          return articles.filter(({ top, bottom }) => top >= talk.top && bottom <= talk.bottom).length
        })
      await expect.poll(whole).toBeGreaterThanOrEqual(6)
      expect((await page.locator('#main header').first().boundingBox())?.height).toBeLessThanOrEqual(45) // with its line

      await page.setViewportSize({ width: 390, height: 844 })
      await page.reload()
      await expect(page.locator('article', { hasText: 'Seven' })).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('textbox', { name: say.writeReply })).toBeInViewport({ ratio: 1 })
    },
  )

test(
  'the title of the tab counts what is unread, and the sheet names the keys of the list and of the ticket',
  { tag: '@deep' },
  async ({ visit }) => {
    const page = await visit('TECH', { language: 'en-US' })
    await queue(page)
    await expect(page).toHaveTitle(/^\(\d+\+?\) /)
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    const keyOf = (label: string) => sheet.locator('dt', { hasText: label }).locator('xpath=following-sibling::dd[1]')
    await page.keyboard.press('Shift+Slash')
    await expect(keyOf('Next row')).toHaveText('J')
    await expect(keyOf('Assign')).toHaveText('A')
    await expect(keyOf('Preview')).toHaveText('O')
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)

    await page.locator('a[data-row]').first().focus()
    await page.keyboard.press('o')
    await expect(page.locator('aside[data-preview] h3')).toBeVisible()
    await page.keyboard.press('o')
    await expect(page.locator('aside[data-preview]')).toHaveCount(0)
    await page.keyboard.press('c')
    await expect(page.getByRole('dialog', { name: 'New ticket' })).toBeVisible()
    await expect(page).toHaveURL(/\/admin\/tickets.*new=/)
    await page.goBack()

    await page.locator('a[data-row]').first().click()
    await expect(page.getByRole('log')).toBeVisible()
    await page.locator('[data-talk]').focus()
    await page.keyboard.press('Shift+Slash')
    await expect(keyOf('Write a reply')).toHaveText('R')
    await expect(keyOf('Next ticket in the list')).toHaveText('J')
  },
)
