import { expect, test } from './portal.ts'

test(
  'a page whose files do not arrive says so after a while, and is loaded again by keyboard',
  { tag: '@deep' },
  async ({ visit, portal }) => {
    const page = await visit(null, { dark: true, width: 390, expects: /ERR_FAILED/ })
    await page.context().addCookies([{ name: 'darkMode', value: 'true', url: portal.url }])
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/access/login')
    const late = page.getByText('يستغرق تحميل البوابة وقتًا أطول من المعتاد')
    await expect(late).toBeVisible()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark')
    await page.unroute('**/assets/*.js')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'إعادة التحميل' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('input[name=email]')).toBeVisible()
    await expect(late).toHaveCount(0)
  },
)
