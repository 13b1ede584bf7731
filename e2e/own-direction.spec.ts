import type { Locator } from '@playwright/test'
import { expect, test } from './portal.ts'
import { openTicket, words } from './ticket-steps.ts'

const TITLES = [
  'Zoom اجتماع فريق المشتريات مع المورّد Oracle Cloud مؤجل إلى صباح الأحد القادم بسبب تعذّر الاتصال من فرع مدينة جدة والمنطقة الغربية',
  'The printer on the third floor of مبنى الإدارة العامة keeps asking for a new cartridge although it was replaced on Monday morning',
]

for (const language of ['ar-SA', 'en-US'] as const)
  for (const width of [1280, 390])
    test(
      `a mixed title without room loses its last words in the list and the palette, in ${language} at ${width}`,
      { tag: '@deep' },
      async ({ visit }) => {
        const page = await visit('USER', { language, width })
        const say = words[language]
        for (const title of TITLES) {
          await page.goto('/user/tickets')
          await openTicket(page, say, title, 'Please look.')
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
          await expectOwnSide(page.getByRole('heading', { level: 1 }).locator('bdi'), title)
        }
        await page.goto('/user/tickets')
        for (const title of TITLES) {
          const link = page.locator('a[data-row]', { hasText: title }).first()
          await expect(link).toBeVisible()
          await expectWholeWords(link, title)
        }
        await page.keyboard.press('Control+KeyK')
        const box = page.locator('[role=dialog] input')
        for (const title of TITLES) {
          await box.fill(title.split(' ').slice(1, 4).join(' '))
          const hit = page.getByRole('option').filter({ hasText: title }).first()
          await expect(hit).toBeVisible()
          await expectWholeWords(hit, title)
          await expectOwnSide(hit.locator('bdi').first(), title)
        }
        await box.fill(TITLES[0]!)
        await expect(box).toHaveCSS('direction', 'rtl')
        await box.fill(TITLES[1]!)
        await expect(box).toHaveCSS('direction', 'ltr')
        await expect(box).toHaveCSS('text-align', language === 'ar-SA' ? /right/ : /left|start/)
      },
    )

const expectOwnSide = (bdi: Locator, title: string): Promise<void> =>
  expect(bdi).toHaveAttribute('dir', title === TITLES[0] ? 'rtl' : 'ltr')

/** What is seen is the beginning, in whole words, all of it inside its box; the rest is in the tooltip and still read aloud. */
async function expectWholeWords(place: Locator, title: string): Promise<void> {
  const cut = place.locator('[data-cut]').first()
  await expect(cut).toBeAttached()
  await expect(cut).toHaveText(title)
  await expect(place.locator('[data-whole]').first()).toHaveAttribute('title', title)
  const kept = (await cut.locator('> span').first().textContent())!
  expect(title.startsWith(kept)).toBe(true)
  expect(title.charAt(kept.length)).toBe(' ')
  expect(kept.split(' ').length).toBeGreaterThan(2)
  expect(await isInside(cut)).toBe(true)
}

/** One line, and no letter of it beyond the box. */
const isInside = (cut: Locator): Promise<boolean> =>
  cut.evaluate((bdi) => {
    const box = bdi.parentElement!.getBoundingClientRect()
    const pieces = [...bdi.firstElementChild!.getClientRects()]
    return pieces.every((piece) => piece.left >= box.left - 1 && piece.right <= box.right + 1 && piece.bottom <= box.bottom + 8)
  })
