import type { Page } from '@playwright/test'
import { barriersOf } from './axe.ts'
import { callFromPage, meOf } from './chat-steps.ts'
import { endTimeToUndo } from './portal-clock.ts'
import { expect, test } from './portal.ts'

const off = { reminder: false, reminderDate: '', reminderTime: '', removal: false, removalDate: '', removalTime: '', push: false }
const now = { schedule: false, scheduleDate: '', scheduleTime: '' }

const send = (page: Page, id: string, why: string) =>
  callFromPage<{ id: string }>(page, 'POST', `/api/forms/${id}/entries`, { fieldsVersion: 1, answers: { why } })

/** A form that asks one person, published to everyone; answers its id. */
async function asking(page: Page, nameAr: string, userId: string): Promise<string> {
  const step = { who: 'person', scope: 'nearest', unitId: null, userId, rule: 'any', hours: 16 }
  const field = { key: 'why', type: 'text', labelAr: 'السبب', labelEn: 'Reason' }
  const content = { nameAr, nameEn: nameAr, target: 'answer', withdrawable: true, fields: [field], steps: [step] }
  const { id } = await callFromPage<{ id: string }>(page, 'POST', '/api/forms', content)
  await callFromPage(page, 'POST', `/api/forms/${id}/publish`, { ...off, ...now, version: 0, tokens: ['all'] })
  return id
}

test('what waits for a decision is approved by keyboard, undone within ten seconds and takes effect after; one is rejected with its reason', async ({
  visit,
  portal,
}) => {
  const [admin, user] = [await visit('ADMIN'), await visit('USER')]
  const decider = await visit('COORDINATOR', { expects: /404/ }) // what was decided is theirs to see no longer
  await Promise.all([admin.goto('/admin/forms'), user.goto('/user/forms'), decider.goto('/user/forms?view=decide')])
  const id = await asking(admin, 'طلب مقعد تدريبي', await meOf(decider))
  const [first] = [await send(user, id, 'دورة الأرشفة'), await send(user, id, 'دورة الكتابة')]

  const rows = decider.locator('#main tbody tr:not([data-pending])', { hasText: 'طلب مقعد تدريبي' })
  await expect(rows).toHaveCount(2) // they arrive by themselves
  await rows.first().getByRole('button').first().focus()
  await decider.keyboard.press('Space')
  await decider.keyboard.press('Shift+ArrowDown')
  const chosen = decider.getByRole('region', { name: 'الطلبات المحددة' })
  await expect(chosen).toContainText('طلبان محددان')
  expect(await barriersOf(decider)).toEqual([])
  await chosen.getByRole('button', { name: 'موافقة' }).press('Enter')
  const dialog = decider.getByRole('dialog', { name: 'الموافقة على طلبين؟' })
  await expect(dialog).toBeVisible()
  expect(await barriersOf(decider)).toEqual([])
  await expect(dialog.getByRole('textbox')).toBeFocused()
  await decider.keyboard.press('Control+Enter')
  const undone = decider.getByText('تم التراجع عن القرار')
  await expect(decider.getByText('وافقت على طلبين')).toBeVisible()
  await expect(rows).toHaveCount(0)
  await decider.keyboard.press('z') // one undo for both
  await expect(undone).toBeVisible()
  await expect(rows).toHaveCount(2)
  await user.goto(`/user/forms?entry=${first.id}`)
  await expect(user.locator('#main [data-status=SENT]').first()).toBeVisible()

  // one of them by its key: undone by the name of the person, then approved for good
  await rows.first().getByRole('button').first().focus()
  await decider.keyboard.press('Enter')
  const pane = decider.getByRole('complementary', { name: 'الطلب', exact: true })
  for (const stays of [false, true]) {
    await expect(pane.getByRole('button', { name: 'موافقة' })).toBeEnabled()
    await decider.keyboard.press('a')
    await expect(decider.getByText(/^وافقت على طلب \u2068.+\u2069$/)).toBeVisible()
    await expect(rows).toHaveCount(1)
    if (stays) break
    await decider.getByRole('button', { name: 'تراجع' }).click()
    await expect(rows).toHaveCount(2)
  }
  await decider.keyboard.press('a')
  await expect(rows).toHaveCount(0)
  await endTimeToUndo(portal)
  await user.goto(`/user/forms?entry=${first.id}`)
  await expect(user.locator('#main [data-status=APPROVED]').first()).toBeVisible()
  await expect(user.getByRole('link', { name: 'حفظ بصيغة PDF' })).toBeVisible()

  const { id: third } = await send(user, id, 'دورة ثالثة')
  await decider.goto(`/user/forms?entry=${third}`)
  await decider.getByRole('button', { name: 'رفض' }).click()
  await expect(decider.getByText('يرجى كتابة شيء ما')).toBeVisible()
  await decider.getByRole('textbox').last().fill('اكتمل العدد')
  await decider.getByRole('button', { name: 'رفض' }).click()
  await expect(decider.getByText('رفضت طلب')).toBeVisible()
  await endTimeToUndo(portal)
  await user.goto(`/user/forms?entry=${third}`)
  await expect(user.locator('#main')).toContainText('اكتمل العدد')
  expect(await barriersOf(user)).toEqual([])
})

test(
  'three entries are decided one after another by keyboard, and one is rejected only with its reason',
  { tag: '@deep' },
  async ({ visit, portal }) => {
    const [admin, user] = [await visit('ADMIN'), await visit('USER')]
    const decider = await visit('COORDINATOR', { expects: /404/ }) // what was decided is theirs to see no longer
    await Promise.all([admin.goto('/admin/forms'), user.goto('/user/forms'), decider.goto('/user/forms')])
    const id = await asking(admin, 'طلب سماعة', await meOf(decider))
    const sent = []
    for (const why of ['للسفر', 'للترجمة', 'للتسجيل', 'للاجتماعات']) sent.push((await send(user, id, why)).id)
    const [first, second, third, last] = sent as [string, string, string, string]
    await decider.goto(`/user/forms?view=decide&entry=${first}`)

    const pane = decider.getByRole('complementary', { name: 'الطلب', exact: true })
    const row = (entry: string) => decider.locator(`[data-row][data-id="${entry}"]:not([data-pending])`)
    const reason = pane.getByRole('textbox')
    await expect(pane).toContainText('للسفر')
    await expect(pane.getByRole('heading', { name: 'سير الموافقة' })).toBeVisible()
    expect(await barriersOf(decider)).toEqual([])

    // along the list and back; Enter opens at once
    await decider.keyboard.press('j')
    await expect(row(first)).toBeFocused()
    await decider.keyboard.press('j')
    await decider.keyboard.press('ArrowDown')
    await decider.keyboard.press('Enter')
    await expect(pane).toContainText('للتسجيل')
    await decider.keyboard.press('k')
    await expect(pane).toContainText('للترجمة')
    await decider.keyboard.press('k')
    await expect(pane).toContainText('للسفر')
    await expect(decider).toHaveURL(new RegExp(first))

    // refused without a reason; what was typed stays, also after another entry was looked at
    await decider.keyboard.press('d')
    await expect(reason).toBeFocused()
    await expect(pane.getByText('يرجى كتابة شيء ما')).toBeVisible()
    await expect(row(first)).toHaveCount(1)
    await decider.keyboard.type('الميزانية')
    await decider.keyboard.press('Escape')
    await expect(row(first)).toBeFocused()
    await decider.keyboard.press('j')
    await expect(pane).toContainText('للترجمة')
    await expect(reason).toHaveValue('')
    await decider.keyboard.press('k')
    await expect(reason).toHaveValue('الميزانية')
    await reason.focus()
    await decider.keyboard.press('End')
    await decider.keyboard.type(' لا تكفي')
    await pane.getByRole('button', { name: 'رفض' }).press('Enter')

    // each decision opens the next one that waits
    await expect(row(second)).toBeFocused()
    await expect(pane).toContainText('للترجمة')
    await expect(row(first)).toHaveCount(0)
    await expect(pane.getByRole('button', { name: 'موافقة' })).toBeEnabled()
    await decider.keyboard.press('a')
    await expect(row(third)).toBeFocused()
    await expect(pane).toContainText('للتسجيل')
    await expect(pane.getByRole('button', { name: 'موافقة' })).toBeEnabled()
    await decider.keyboard.press('a')
    await expect(row(last)).toBeFocused()
    await expect(row(third)).toHaveCount(0)
    await expect(pane).toContainText('للاجتماعات')
    await expect(pane.getByRole('button', { name: 'موافقة' })).toBeEnabled()
    await decider.keyboard.press('a')
    await expect(row(last)).toHaveCount(0)
    await expect(decider).not.toHaveURL(new RegExp(last)) // after the last one nothing is opened that waits no longer

    await endTimeToUndo(portal)
    await user.goto(`/user/forms?entry=${first}`)
    await expect(user.locator('#main [data-status=REJECTED]').first()).toBeVisible()
    await expect(user.locator('#main')).toContainText('الميزانية لا تكفي')
    for (const approved of [second, third]) {
      await user.goto(`/user/forms?entry=${approved}`)
      await expect(user.locator('#main [data-status=APPROVED]').first()).toBeVisible()
    }

    // on a phone one pane each: the entry, then the list
    const { id: later } = await send(user, id, 'للبث')
    await decider.setViewportSize({ width: 390, height: 844 })
    await decider.goto('/user/forms?view=decide')
    await row(later).click()
    await expect(row(later)).toHaveCount(0)
    await expect(pane).toHaveCount(0)
    await expect(decider.locator('#main')).toContainText('للبث')
    expect(await barriersOf(decider)).toEqual([])
    await decider.getByRole('button', { name: 'موافقة' }).click()
    await expect(decider).not.toHaveURL(new RegExp(later))
  },
)

test('a manager decides in place of those asked beside the list of what is undecided, with a reason', async ({
  visit,
  portal,
}) => {
  const [admin, user] = [await visit('ADMIN', { expects: /404/ }), await visit('USER')]
  const asked = await visit('COORDINATOR')
  await Promise.all([admin.goto('/admin/forms'), user.goto('/user/forms'), asked.goto('/user/forms')])
  const id = await asking(admin, 'طلب خزانة', await meOf(asked))
  const { id: entry } = await send(user, id, 'لحفظ الملفات')
  await admin.goto('/admin/forms?view=undecided')
  const pane = admin.getByRole('complementary', { name: 'الرد' })
  await admin.locator(`[data-row][data-id="${entry}"]`).click()
  await expect(pane).toContainText('لحفظ الملفات')
  await pane.getByRole('button', { name: 'موافقة' }).click()
  await expect(pane.getByText('يرجى كتابة شيء ما')).toBeVisible()
  await pane.getByRole('textbox').fill('صاحب الخطوة مسافر')
  await admin.keyboard.press('Control+Enter')
  await expect(admin.locator(`[data-row][data-id="${entry}"]`)).toHaveCount(0)
  await endTimeToUndo(portal)
  await user.goto(`/user/forms?entry=${entry}`)
  await expect(user.locator('#main [data-status=APPROVED]').first()).toBeVisible()
  await expect(user.locator('#main')).toContainText('صاحب الخطوة مسافر')
})
