import type { Page } from '@playwright/test'
import { barriersOf } from './axe.ts'
import { callFromPage, meOf } from './chat-steps.ts'
import { expect, test } from './portal.ts'

const off = { reminder: false, reminderDate: '', reminderTime: '', removal: false, removalDate: '', removalTime: '', push: false }
const now = { schedule: false, scheduleDate: '', scheduleTime: '' }

/** A form that asks one person, published to everyone; answers its id. */
async function asking(page: Page, nameAr: string, userId: string): Promise<string> {
  const step = { who: 'person', scope: 'nearest', unitId: null, userId, rule: 'any', hours: 16 }
  const field = { key: 'why', type: 'text', labelAr: 'السبب', labelEn: 'Reason' }
  const content = { nameAr, nameEn: nameAr, target: 'answer', withdrawable: true, fields: [field], steps: [step] }
  const { id } = await callFromPage<{ id: string }>(page, 'POST', '/api/forms', content)
  await callFromPage(page, 'POST', `/api/forms/${id}/publish`, { ...off, ...now, version: 0, tokens: ['all'] })
  return id
}

test('what waits for a decision is chosen and approved at once by keyboard, and one is rejected with its reason', async ({
  visit,
}) => {
  const [admin, user] = [await visit('ADMIN'), await visit('USER')]
  const decider = await visit('COORDINATOR', { expects: /404/ }) // what was decided is theirs to see no longer
  await Promise.all([admin.goto('/admin/forms'), user.goto('/user/forms'), decider.goto('/user/forms?view=decide')])
  const id = await asking(admin, 'طلب مقعد تدريبي', await meOf(decider))
  const send = (why: string) =>
    callFromPage<{ id: string }>(user, 'POST', `/api/forms/${id}/entries`, { fieldsVersion: 1, answers: { why } })
  const [first] = [await send('دورة الأرشفة'), await send('دورة الكتابة')]

  const rows = decider.locator('#main tbody tr', { hasText: 'طلب مقعد تدريبي' })
  await expect(rows).toHaveCount(2) // they arrive by themselves
  await rows.first().getByRole('button').first().focus()
  await decider.keyboard.press('Space')
  await decider.keyboard.press('Shift+ArrowDown')
  const chosen = decider.getByRole('region', { name: 'الردود المحددة' })
  await expect(chosen).toContainText('ردّان محددان')
  expect(await barriersOf(decider)).toEqual([])
  await chosen.getByRole('button', { name: 'موافقة' }).press('Enter')
  const dialog = decider.getByRole('dialog', { name: 'الموافقة على ردّين؟' })
  await expect(dialog).toBeVisible()
  expect(await barriersOf(decider)).toEqual([])
  await expect(dialog.getByRole('textbox')).toBeFocused()
  await decider.keyboard.press('Control+Enter')
  await expect(decider.getByText('حُفظ قراران')).toBeVisible()
  await expect(rows).toHaveCount(0)
  await user.goto(`/user/forms?entry=${first.id}`)
  await expect(user.locator('#main [data-status=APPROVED]').first()).toBeVisible()
  await expect(user.getByRole('link', { name: 'حفظ بصيغة PDF' })).toBeVisible()

  const { id: third } = await send('دورة ثالثة')
  await decider.goto(`/user/forms?entry=${third}`)
  await decider.getByRole('button', { name: 'رفض' }).click()
  await expect(decider.getByText('اكتب شيئًا من فضلك')).toBeVisible()
  await decider.getByRole('textbox').last().fill('اكتمل العدد')
  await decider.getByRole('button', { name: 'رفض' }).click()
  await user.goto(`/user/forms?entry=${third}`)
  await expect(user.locator('#main')).toContainText('اكتمل العدد')
  expect(await barriersOf(user)).toEqual([])
})
