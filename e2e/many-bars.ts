import type { Page } from '@playwright/test'

/** As the portal would answer: the canvas alone is measured. */
export async function withBars(page: Page, count: number): Promise<void> {
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
  const bars = Array.from({ length: count }, (_none, n) => ({
    id: `01890000-0000-7000-8000-${String(n).padStart(12, '0')}`,
    kind: 'task',
    type: 'task',
    title: `${n} مهمة`,
    path: '/user/timeline',
    startDate: day((n * 37) % 500),
    dueDate: day(((n * 37) % 500) + (n % 14)),
    progress: n % 100,
    done: false,
    person: null,
    group: { id: `01890000-0000-7000-8000-${String(n % 40).padStart(12, '9')}`, title: `${n % 40} مجموعة` },
    movable: true,
  }))
  const perPage = 500
  await page.route(/\/api\/timeline\?/, async (route) => {
    const from = Number(new URL(route.request().url()).searchParams.get('after') ?? 0)
    const next = from + perPage < count ? String(from + perPage) : null
    await route.fulfill({ json: { items: bars.slice(from, from + perPage), next } })
  })
}

/** Scrolls far by thirty steps, then moves a bar by thirty; `looked` is called now and then. */
export async function scrollAndDrag(page: Page, looked: (step: 'scrolled' | 'dragged') => Promise<void>): Promise<void> {
  await page.locator('[data-timeline]').evaluate((frame) => frame.scrollTo(0, 0))
  for (let step = 0; step < 30; step += 1) {
    await page.locator('[data-timeline]').evaluate((frame) => frame.scrollBy({ top: 1_900, left: -300 }))
    if (step % 10 === 0) await looked('scrolled')
  }
  const bar = page.locator('[data-bar][data-movable]').nth(8)
  const box = (await bar.boundingBox())!
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2 - 9, box.y + box.height / 2) // lifted
  await looked('scrolled')
  for (let step = 2; step <= 30; step += 1) await page.mouse.move(box.x + box.width / 2 - step * 9, box.y + box.height / 2)
  await looked('dragged')
  await page.keyboard.press('Escape')
  await page.mouse.up()
}
