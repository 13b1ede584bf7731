import type { Page } from '@playwright/test'

/** Benches use this file without the types of a browser. */
interface Scrolled {
  scrollBy(by: { readonly top: number; readonly left: number }): void
}

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

/** Of bars just opened: moves one by thirty steps, then scrolls far by thirty; `looked` is called now and then. */
export async function dragAndScroll(
  page: Page,
  looked: (step: 'lifted' | 'dragged' | 'scrolled') => Promise<void>,
): Promise<void> {
  await page.locator('[data-bar][data-movable]').first().waitFor()
  const [x, y] = await page.evaluate<[number, number]>(IN_SIGHT)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 9, y)
  await page.locator('[data-moving]').waitFor()
  await looked('lifted')
  for (let step = 2; step <= 30; step += 1) await page.mouse.move(x - step * 9, y)
  await looked('dragged')
  await page.keyboard.press('Escape')
  await page.mouse.up()
  for (let step = 0; step < 30; step += 1) {
    await page.locator('[data-timeline]').evaluate((frame: Scrolled) => frame.scrollBy({ top: 1_900, left: -300 }))
    if (step % 10 === 0) await looked('scrolled')
  }
}

/** Run in the page: the middle of a bar that a pointer can take there. */
const IN_SIGHT = `
  [...document.querySelectorAll('[data-bar][data-movable]')]
    .map((bar) => ({ bar, box: bar.getBoundingClientRect() }))
    .map(({ bar, box }) => ({ bar, at: [box.x + box.width / 2, box.y + box.height / 2] }))
    .find(({ bar, at }) => document.elementFromPoint(...at)?.closest('[data-bar]') === bar).at`
