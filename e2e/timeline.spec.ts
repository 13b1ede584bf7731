import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { barriersOf } from './axe.ts'
import { callFromPage } from './chat-steps.ts'
import { dragAndScroll, withBars } from './many-bars.ts'
import { expect, test } from './portal.ts'

async function keepsToWcag(page: Page): Promise<void> {
  expect((await barriersOf(page)).map(({ id, nodes }) => ({ id, html: nodes.map((node) => node.html) }))).toEqual([])
}

/** A project with a task of two days a week ahead, made through the API; answers the address of the project. */
async function planned(page: Page, title: string): Promise<string> {
  await page.goto('/user/workspaces')
  const post = async (path: string, body: object) => (await callFromPage<{ id: string }>(page, 'POST', path, body)).id
  const sunday = new Date()
  sunday.setUTCDate(sunday.getUTCDate() + 14 - sunday.getUTCDay())
  const day = (after: number) => new Date(sunday.getTime() + after * 86_400_000).toISOString().slice(0, 10)
  const workspace = await post('/api/work/workspaces', { name: title })
  const project = await post(`/api/work/workspaces/${workspace}/projects`, { title })
  await post(`/api/work/projects/${project}/tasks`, { title, startDate: day(0), dueDate: day(2) })
  return `/user/workspaces/${workspace}/x/workspace-project/${project}/x/workspace-project-tasks`
}

const barOf = (page: Page, title: string) => page.locator('[data-bar]').and(page.getByRole('button', { name: title }))
const datesOf = async (page: Page, title: string): Promise<string> => (await barOf(page, title).getAttribute('aria-label')) ?? ''
const startsAt = async (page: Page, title: string): Promise<number> => (await barOf(page, title).boundingBox())!.x

for (const { language, later, undo } of [
  { language: 'ar-SA', later: 'ArrowLeft', undo: 'تراجع' },
  { language: 'en-US', later: 'ArrowRight', undo: 'Undo' },
] as const)
  test(`by keyboard alone a bar is moved by working days and put back, in ${language}`, async ({ visit }) => {
    const page = await visit('USER', { language })
    const title = `تدشين البوابة ${language}`
    await page.goto(`${await planned(page, title)}?view=timeline`)
    const bar = barOf(page, title)
    await expect(bar).toBeVisible()
    await keepsToWcag(page)
    const before = await datesOf(page, title)
    await bar.focus()
    await page.keyboard.press('Space')
    for (let steps = 0; steps < 3; steps += 1) await page.keyboard.press(later)
    const lifted = await datesOf(page, title)
    expect(lifted).not.toBe(before)
    await page.keyboard.press('Escape')
    expect(await datesOf(page, title)).toBe(before)
    await page.keyboard.press('Space')
    for (let steps = 0; steps < 3; steps += 1) await page.keyboard.press(later)
    await page.keyboard.press('Space')
    await expect(page.getByRole('button', { name: undo })).toBeVisible()
    await page.reload()
    await expect(bar).toHaveAttribute('aria-label', lifted) // what this browser kept is shown until the portal answers
  })

test(
  'a bar is dragged in the direction in which time runs, and undone; the direction is turned and stays so',
  { tag: '@deep' },
  async ({ visit }) => {
    const page = await visit('USER')
    const title = 'حصر الأصول'
    await page.goto(`${await planned(page, title)}?view=timeline`)
    await expect(barOf(page, title)).toBeVisible()
    const before = await datesOf(page, title)
    const box = (await barOf(page, title).boundingBox())!
    await page.mouse.move(box.x + box.width / 2, box.y + 10)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width / 2 - 27 * 7, box.y + 10, { steps: 8 })
    await page.mouse.up()
    await expect.poll(() => datesOf(page, title)).not.toBe(before)
    await page.getByRole('button', { name: 'تراجع' }).click()
    await expect.poll(() => datesOf(page, title)).toBe(before)
    const [today, due] = [
      (await page.locator('[data-timeline] [data-today]').first().boundingBox())!.x,
      await startsAt(page, title),
    ]
    expect(due).toBeLessThan(today)
    await page.getByRole('toolbar').getByRole('button', { name: 'المزيد' }).click()
    await page.getByRole('menuitem', { name: 'اتجاه الزمن' }).click()
    await expect.poll(() => startsAt(page, title)).toBeGreaterThan((await page.locator('[data-timeline]').boundingBox())!.x)
    await page.reload()
    await expect(page.locator('[data-timeline]')).toHaveAttribute('dir', 'ltr')
  },
)

test('what is one’s own lies on the timeline of all projects, as bars, as a table and as a file of a calendar', async ({
  visit,
}) => {
  const page = await visit('TECH', { language: 'en-US' })
  await page.goto('/user/timeline')
  await expect(page.getByRole('heading', { level: 1, name: 'Timeline' })).toBeVisible()
  const bars = page.locator('[data-bar]')
  await expect(bars.first()).toBeVisible()
  await keepsToWcag(page)
  await page.getByRole('link', { name: 'Everything I see' }).click()
  await page.getByRole('button', { name: 'As a table' }).click()
  await expect(page.getByRole('columnheader', { name: 'Due' })).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.getByRole('toolbar').getByRole('button', { name: 'More' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Save as a calendar file' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('timeline.ics')
})

test('the line of time is saved as a picture, as wide as its bars and in their colours', { tag: '@deep' }, async ({ visit }) => {
  const page = await visit('USER')
  const title = 'نقل المستودع'
  await page.goto(`${await planned(page, title)}?view=timeline`)
  await expect(barOf(page, title)).toBeVisible()
  const edge = await barOf(page, title).evaluate((bar) => getComputedStyle(bar).borderInlineStartColor)
  await page.getByRole('toolbar').getByRole('button', { name: 'المزيد' }).click()
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: 'حفظ كصورة' }).click()])
  expect(file.suggestedFilename()).toBe('timeline.png')
  const bytes = await readFile(await file.path())
  if (process.env['DIWAN_SHOTS']) await file.saveAs(`${process.env['DIWAN_SHOTS']}/timeline.png`)
  const seen = await page.evaluate(async (data) => {
    const picture = await createImageBitmap(new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))]))
    const canvas = new OffscreenCanvas(picture.width, picture.height)
    const to = canvas.getContext('2d')!
    to.drawImage(picture, 0, 0)
    // beyond the column of names, which lies on the right, the row of the bar: after its list
    const row = to.getImageData(0, (84 + 40 * 1.5) * 2, picture.width - 288 * 2, 1).data
    const colours = new Set(
      Array.from({ length: row.length / 4 }, (_none, at) => `rgb(${row.slice(at * 4, at * 4 + 3).join(', ')})`),
    )
    return { width: picture.width, height: picture.height, colours: [...colours] }
  }, bytes.toString('base64'))
  expect({ width: seen.width, height: seen.height }).toEqual({ width: (288 + 13 * 27) * 2, height: (84 + 2 * 40) * 2 })
  expect(seen.colours).toContain(edge)
})

test('in a calendar an entry is moved by a week with the keys, and opens its task', { tag: '@deep' }, async ({ visit }) => {
  const page = await visit('USER')
  const title = 'تجربة الاستعادة'
  await page.goto(`${await planned(page, title)}?view=calendar&span=week`)
  const later = page.getByRole('button', { name: 'اللاحق' })
  const entry = page.locator('[data-entry]', { hasText: title })
  await expect(page.locator('[data-calendar=week]')).toBeVisible()
  const isHere = () =>
    entry
      .first()
      .waitFor({ timeout: 3_000 })
      .then(
        () => true,
        () => false, // another week
      )
  while (!(await isHere())) await later.click()
  await keepsToWcag(page)
  await entry.first().focus()
  const was = new URL(page.url()).searchParams.get('day')!
  await page.keyboard.press('KeyM')
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('[data-entry]:focus')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'تراجع' })).toBeVisible()
  // the calendar went along
  expect(new URL(page.url()).searchParams.get('day')! > was).toBe(true)
  await entry.first().click()
  await expect(page.getByRole('region', { name: 'المهمة', exact: true })).toBeVisible()
})

test('on a phone the bars keep their names, and the calendar its month', { tag: '@deep' }, async ({ visit }) => {
  const page = await visit('TECH')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/user/timeline?scope=all')
  await expect(page.locator('[data-bar]').first()).toBeVisible()
  await keepsToWcag(page)
})

test(
  'what waits for a task is joined to it by an arrow; when it is moved too far, what follows is shifted after a look at where to',
  { tag: '@deep' },
  async ({ visit }) => {
    const page = await visit('USER')
    const title = 'تمديد الشبكة'
    const address = await planned(page, title)
    const projectId = /workspace-project\/([^/]+)/.exec(address)![1]!
    const post = async (path: string, body: object) => (await callFromPage<{ id: string }>(page, 'POST', path, body)).id
    const { items } = await callFromPage<{ items: { id: string; startDate: string; dueDate: string }[] }>(
      page,
      'GET',
      `/api/work/projects/${projectId}/timeline`,
    )
    const [first] = items
    const after = new Date(Date.parse(first!.dueDate) + 86_400_000).toISOString().slice(0, 10)
    const next = await post(`/api/work/projects/${projectId}/tasks`, { title: 'تركيب الأجهزة', startDate: after, dueDate: after })
    await post(`/api/work/tasks/${next}/dependencies`, { beforeId: first!.id })
    await page.goto(`${address}?view=timeline`)
    await expect(page.locator('[data-arrows] g')).toHaveCount(1)
    await expect(page.locator('[data-arrows] g[data-against]')).toHaveCount(0)
    const before = await datesOf(page, 'تركيب الأجهزة')
    await barOf(page, title).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Space')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('row')).toHaveCount(2)
    await keepsToWcag(page)
    await dialog.getByRole('button', { name: 'ترحيلها' }).click()
    await expect.poll(() => datesOf(page, 'تركيب الأجهزة')).not.toBe(before)
    await expect(page.locator('[data-arrows] g[data-against]')).toHaveCount(0)
    await barOf(page, 'تركيب الأجهزة').click()
    const task = page.getByRole('region', { name: 'المهمة', exact: true })
    await expect(task.getByRole('list', { name: 'تنتظر' })).toContainText(title)
    await keepsToWcag(page)
  },
)

test('of ten thousand bars few are in the page, and dragging one changes no other', { tag: '@deep' }, async ({ visit }) => {
  test.slow()
  const page = await visit('USER')
  await withBars(page, 10_000)
  await page.goto('/user/timeline?scope=all')
  await expect(page.locator('[data-bar]').first()).toBeVisible()
  /** Counts the bars that change from now on. */
  const watch = () =>
    page.evaluate(() => {
      const changed = new Set<Element>()
      const note = ({ target, addedNodes }: MutationRecord) => {
        for (const node of [target, ...addedNodes]) {
          const bar = node instanceof Element ? node.closest('[data-bar]') : node.parentElement?.closest('[data-bar]')
          if (bar) changed.add(bar)
        }
      }
      const observer = new MutationObserver((records) => records.forEach(note))
      observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
      Object.assign(globalThis, { changed })
    })
  const changed = () => page.evaluate(() => (globalThis as unknown as { changed: Set<Element> }).changed.size)
  await dragAndScroll(page, async (step) => {
    expect(await page.locator('[data-bar]').count()).toBeLessThanOrEqual(300)
    if (step === 'dragged') await expect.poll(changed).toBe(1)
    await watch()
  })
})
