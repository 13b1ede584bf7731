import type { Page } from '@playwright/test'
import axe, { type Result, type RunOptions } from 'axe-core'

const WCAG: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  rules: {
    // Asks of a tree item that its name holds the names of all below it.
    'label-content-name-mismatch': { enabled: false },
  },
}

const CONTRAST: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } }

/**
 * Loaded once into a document, and told to describe only what it finds: that is a third of the time that describing all takes.
 *
 * It draws the first letter of a text and the whole text, and where the two differ takes it for an icon of a font, whose contrast it
 * does not look at. Joined Arabic letters always differ; the portal has no such font, so that here both times one letter is drawn.
 */
async function violationsOf(page: Page, options: RunOptions): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  return page.evaluate(async (wanted) => {
    const drawing = CanvasRenderingContext2D.prototype
    const whole = Object.getOwnPropertyDescriptor(drawing, 'fillText')!
    const fillText: CanvasRenderingContext2D['fillText'] = whole.value
    drawing.fillText = function firstLetter(text, ...at) {
      fillText.call(this, text.charAt(0), ...at)
    }
    try {
      return (await axe.run(document, { ...wanted, resultTypes: ['violations'] })).violations
    } finally {
      Object.defineProperty(drawing, 'fillText', whole)
    }
  }, options)
}

/**
 * What axe finds against a screen. On a phone it is as tall as its content, so that nothing is below the bar at its foot; a list
 * that loads more rows then is measured again.
 */
export async function barriersOf(page: Page): Promise<Result[]> {
  const size = page.viewportSize()
  if (!size || size.width >= 768) return violationsOf(page, WCAG)
  const needed = () => page.evaluate(() => document.documentElement.scrollHeight)
  for (;;) {
    const height = Math.max(size.height, await needed())
    await page.setViewportSize({ width: size.width, height })
    const violations = await violationsOf(page, WCAG)
    if ((await needed()) > height) continue
    await page.setViewportSize(size)
    return violations
  }
}

/** Texts that cannot be told from what is behind them. */
export const faintTextsOf = (page: Page): Promise<Result[]> => violationsOf(page, CONTRAST)
