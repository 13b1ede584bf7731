import { expect, test } from './portal.ts'
import { openTicket, words } from './ticket-steps.ts'

const waits = {
  'ar-SA': 'لم يضع شيء مما كتبته، حاول مرة أخرى بعد دقيقة',
  'en-US': 'Nothing you typed is lost: please try again in a minute',
} as const

for (const language of ['ar-SA', 'en-US'] as const)
  test(
    `who tries to sign in too often is told to wait and keeps what was typed (${language}, H51)`,
    { tag: '@deep' },
    async ({ visit }) => {
      const page = await visit(null, { language, expects: /status of (401|429)/ })
      await page.goto('/access/login')
      await page.locator('input[name=email]').fill(`somebody.${language}@diwan.example`)
      await page.locator('input[name=password]').fill('Wrong@1234')
      const answer = async () => {
        const heard = page.waitForResponse((response) => response.request().method() === 'POST')
        await page.locator('button[type=submit]').click()
        return (await heard).status()
      }
      for (let tried = 0; tried < 10; tried += 1) expect(await answer()).toBe(401)
      expect(await answer()).toBe(429)
      await expect(page.getByRole('alert')).toContainText(waits[language])
      await expect(page.locator('input[name=password]')).toHaveValue('Wrong@1234')
    },
  )

test('a reply that was one too many stays, over a reload as well, is not repeated unasked, and goes when it is sent again', async ({
  visit,
}) => {
  const page = await visit('USER', { expects: /status of 429/ })
  const say = words['ar-SA']
  await page.goto('/user/tickets')
  await openTicket(page, say, 'شاشة لا تضيء', 'الشاشة في مكتبي لا تضيء.')
  let asked = 0
  const refusal = {
    type: 'urn:diwan:problem:too_many_requests',
    title: 'too_many_requests',
    status: 429,
    code: 'too_many_requests',
    retryAfter: 42,
  }
  await page.route(/\/replies$/, (route) => {
    asked += 1
    return route.fulfill({ status: 429, contentType: 'application/problem+json', body: JSON.stringify(refusal) })
  })
  await page.getByPlaceholder(say.writeReply).fill('جرّبت سلكًا آخر')
  await page.getByRole('button', { name: say.sendReply }).click()
  const told = page.getByRole('alert').filter({ hasText: waits['ar-SA'] })
  await expect(told).toBeVisible()
  expect(asked).toBe(1)

  await page.reload()
  await expect(told).toBeVisible()
  await expect(page.getByRole('log', { name: say.log })).toContainText('جرّبت سلكًا آخر')
  await page.unroute(/\/replies$/)
  await told.getByRole('button', { name: 'إعادة المحاولة' }).click()
  await expect(told).toBeHidden()
  await expect(page.getByRole('log', { name: say.log })).toContainText('جرّبت سلكًا آخر')
})
