import type { Page } from '@playwright/test'
import { barriersOf } from './axe.ts'
import { callFromPage, meOf } from './chat-steps.ts'
import { dayIn } from './days.ts'
import { expect, test } from './portal.ts'

const words = {
  'ar-SA': {
    form: 'طلب إجازة دراسية',
    why: 'السبب',
    reason: 'اختبارات نهاية الفصل',
    first: 'أول يوم',
    last: 'آخر يوم',
    past: 'اختر تاريخ اليوم أو تاريخًا لاحقًا',
    send: 'إرسال',
    sent: 'تم إرسال النموذج بنجاح',
    overlaps: 'لديك طلب آخر في جزء من هذه المدة',
    leave: /^إجازة/,
    chain: 'سير الموافقة',
    waits: 'بانتظار القرار',
    waitsForYou: 'بانتظار قرارك',
    approve: 'موافقة',
  },
  'en-US': {
    form: 'Study leave',
    why: 'Reason',
    reason: 'Final examinations',
    first: 'First day',
    last: 'Last day',
    past: 'Choose today or a later date',
    send: 'Send',
    sent: 'Your form was sent successfully',
    overlaps: 'You already have a request for a part of this time',
    leave: /^Leave/,
    chain: 'Approval',
    waits: 'Waiting',
    waitsForYou: 'Waits for your decision',
    approve: 'Approve',
  },
} as const

const off = { reminder: false, reminderDate: '', reminderTime: '', removal: false, removalDate: '', removalTime: '', push: false }

/** A form whose entries become leave of the person who sends them, published to everyone. */
async function leaveForm(page: Page): Promise<void> {
  const { types } = await callFromPage<{ types: { id: string }[] }>(page, 'GET', '/api/schedule/requests/form')
  const field = (key: 'why' | 'first' | 'last', type: string) => ({
    key,
    type,
    labelAr: words['ar-SA'][key],
    labelEn: words['en-US'][key],
    required: true,
  })
  const { id } = await callFromPage<{ id: string }>(page, 'POST', '/api/forms', {
    nameAr: words['ar-SA'].form,
    nameEn: words['en-US'].form,
    target: 'permission_request',
    request: { typeId: types[0]!.id, reason: 'why', dateFrom: 'first', dateTo: 'last' },
    fields: [field('why', 'text'), field('first', 'date'), field('last', 'date')],
  })
  const now = { schedule: false, scheduleDate: '', scheduleTime: '' }
  await callFromPage(page, 'POST', `/api/forms/${id}/publish`, { ...off, ...now, version: 0, tokens: ['all'] })
}

/** Makes a person head of the unit for which another asks. */
async function headOf(admin: Page, head: Page, requester: Page): Promise<void> {
  interface Offered {
    departments: { id: string; groups: { id: string }[] }[]
  }
  const { departments } = await callFromPage<Offered>(requester, 'GET', '/api/schedule/requests/form')
  const unit = departments[0]!.groups[0]?.id ?? departments[0]!.id
  await callFromPage(admin, 'POST', `/api/units/${unit}/members`, { userId: await meOf(head), relation: 'head' })
}

for (const language of ['ar-SA', 'en-US'] as const)
  test(`a form that is filled in becomes a request, which asks the head of its sender, in ${language}`, async ({ visit }) => {
    const [admin, head] = [await visit('ADMIN'), await visit('TECH', { language })]
    const user = await visit('USER', { language, expects: /400/ }) // days that are past are refused by the portal
    const say = words[language]
    await Promise.all([admin.goto('/admin/forms'), head.goto('/user/schedule'), user.goto('/user/forms')])
    await headOf(admin, head, user)
    await leaveForm(admin)

    const main = user.locator('#main')
    await main.getByRole('button', { name: say.form }).click()
    await main.getByRole('textbox', { name: say.why }).fill(say.reason)
    const fill = async (days: number): Promise<void> => {
      for (const label of [say.first, say.last]) {
        const field = main.getByRole('textbox', { name: label })
        await field.fill(dayIn(days))
        await field.press('Tab')
      }
    }
    await fill(-3)
    await main.getByRole('button', { name: say.send }).click()
    await expect(main.getByText(say.past)).toBeVisible()
    await expect(main.getByRole('textbox', { name: say.first })).toBeFocused()
    expect(await barriersOf(user)).toEqual([])
    await fill(40)
    await main.getByRole('button', { name: say.send }).click()
    await expect(user.getByText(say.sent)).toBeVisible()

    // what the form became is one step away, and stands among the sender's own requests
    await main.getByRole('link', { name: say.leave }).click()
    await expect(user).toHaveURL(/\/user\/schedule\/permissions\?.*id=/)
    const id = new URL(user.url()).searchParams.get('id')!
    await expect(main.locator(`[data-row][data-id="${id}"]`)).toBeVisible()
    await expect(main.locator('[data-status=SENT]').first()).toBeVisible()
    await expect(main.locator('blockquote', { hasText: say.reason })).toBeVisible()
    await expect(main.getByRole('region', { name: say.chain }).locator('li[data-state=waiting]').first()).toContainText(say.waits)
    expect(await barriersOf(user)).toEqual([])

    await head.goto('/user/schedule/permissions?tab=decide')
    await head.locator(`[data-row][data-id="${id}"]`).click()
    await expect(head.locator('blockquote', { hasText: say.reason })).toBeVisible()
    await expect(head.getByRole('region', { name: say.chain })).toContainText(say.waitsForYou)
    await expect(head.getByRole('button', { name: say.approve })).toBeEnabled()
  })

test('a form on a phone says why no request can be made of it, where its sender looks, and keeps what was typed', async ({
  visit,
}) => {
  const [admin, head] = [await visit('ADMIN'), await visit('TECH')]
  const user = await visit('USER', { width: 390, expects: /409/ }) // it overlaps with another request
  const say = words['ar-SA']
  await Promise.all([admin.goto('/admin/forms'), head.goto('/user/schedule'), user.goto('/user/forms')])
  await headOf(admin, head, user)
  await leaveForm(admin)

  const main = user.locator('#main')
  for (const outcome of [say.sent, say.overlaps]) {
    await user.goto('/user/forms')
    await main.getByRole('button', { name: say.form }).last().click()
    await main.getByRole('textbox', { name: say.why }).fill(say.reason)
    for (const label of [say.first, say.last]) {
      const field = main.getByRole('textbox', { name: label })
      await field.fill(dayIn(90))
      await field.press('Tab')
    }
    await main.getByRole('button', { name: say.send }).click()
    await expect(user.getByText(outcome)).toBeInViewport()
  }
  await expect(main.getByRole('alert')).toContainText(say.overlaps)
  await expect(main.getByRole('textbox', { name: say.why })).toHaveValue(say.reason)
  expect(await barriersOf(user)).toEqual([])
})
