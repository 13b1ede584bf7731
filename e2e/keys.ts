import { expect, type Locator, type Page } from '@playwright/test'

interface Steps {
  /** Against the order of the page. */
  readonly back?: boolean
  readonly most?: number
}

/** With Tab alone, in the order of the page: what takes more steps, or is never reached, fails. */
export async function tabTo(page: Page, target: Locator, { back = false, most = 40 }: Steps = {}): Promise<void> {
  await expect(target).toBeVisible()
  const isThere = () => target.evaluate((one) => one === document.activeElement)
  for (let steps = 0; steps < most && !(await isThere()); steps += 1) await page.keyboard.press(back ? 'Shift+Tab' : 'Tab')
  await expect(target).toBeFocused()
}

/** Reached with Tab and pressed with Enter. */
export async function pressed(page: Page, target: Locator, steps?: Steps): Promise<void> {
  await tabTo(page, target, steps)
  await page.keyboard.press('Enter')
}
