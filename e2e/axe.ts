import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * Takes Arabic words for the ligatures of an icon font, or not, by what it met first, and asks of a tree item that its name holds
 * the names of all below it.
 */
const BY_CHANCE = 'label-content-name-mismatch'

const wcag = (page: Page): AxeBuilder => new AxeBuilder({ page }).withTags(WCAG).disableRules([BY_CHANCE])

/** What axe finds against a screen. On a phone it is as tall as its content, so that nothing is below the bar at its foot. */
export async function barriersOf(page: Page): Promise<Violation[]> {
  const size = page.viewportSize()
  if (!size || size.width >= 768) return (await wcag(page).analyze()).violations
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width: size.width, height: Math.max(size.height, height) })
  const { violations } = await wcag(page).analyze()
  await page.setViewportSize(size)
  return violations
}
