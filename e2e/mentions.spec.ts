import type { Locator, Page } from '@playwright/test'
import { pdf } from '../server/testing/documents.ts'
import { callFromPage, meOf, postMessage } from './chat-steps.ts'
import { expect, test } from './portal.ts'
import { openTicket, words } from './ticket-steps.ts'

test.use({ apart: 'mentions' })

const labels = words['ar-SA']
const NOURA = 'نورة بنت عبد الله القحطاني'

/** A ticket of the requester on a phone, open in Arabic there and in English at the desk of a technician. */
async function openForBoth(
  visit: (role: 'USER' | 'TECH', look?: object) => Promise<Page>,
  subject: string,
): Promise<[Page, Page]> {
  const [phone, desk] = await Promise.all([visit('USER', { width: 390 }), visit('TECH', { language: 'en-US' })])
  await phone.goto('/user/tickets')
  await openTicket(phone, labels, subject, 'منذ الصباح.')
  await desk.goto(new URL(phone.url()).pathname)
  await expect(desk.getByRole('log')).toContainText('منذ الصباح.')
  return [phone, desk]
}

const optionsOf = async (page: Page, message: Locator, name: string) => {
  await message.getByRole('button', { name: /^(Message options|خيارات الرسالة)$/ }).click()
  await page.getByRole('menuitem', { name }).click()
}

test('colleagues are called by name: by keyboard, in either script, and nobody is let in without being asked for', async ({
  visit,
}) => {
  const [phone, desk] = await openForBoth(visit, 'الماسح الضوئي لا يستجيب')
  const area = desk.getByRole('textbox', { name: 'Write a reply…' })
  const people = desk.getByRole('listbox', { name: 'People to mention' })
  await area.pressSequentially('We ask @priya')
  await expect(people.getByRole('option')).toHaveCount(1)
  await area.press('Escape')
  await expect(people).toBeHidden()
  await area.pressSequentially(' na') // the same name goes on; what was closed stays closed
  await expect(people).toBeHidden()
  await area.fill('')
  await area.pressSequentially('We ask @Priya N')
  await expect(people.getByRole('option', { name: /Priya Nair.*Does not see this ticket/ })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await area.press('Enter')
  await expect(area).toHaveValue('We ask @Priya Nair ')
  await desk.locator('[data-mention-question]').getByRole('button', { name: 'Add and mention' }).click()
  await expect(desk.getByRole('complementary', { name: 'About this ticket' })).toContainText('Priya Nair')
  await area.pressSequentially('and @نورة')
  await expect(people.getByRole('option').first()).toContainText('نورة بنت عبد الله')
  await area.press('Tab')
  await area.press('Control+Enter')

  const message = phone.locator('li[data-kind=reply]').last()
  await expect(message.locator('bdi[data-mention]')).toHaveText(['@Priya Nair', '@نورة بنت عبد الله القحطاني'])
  await expect(message.locator('bdi[data-me]')).toHaveText('@نورة بنت عبد الله القحطاني')
  await phone.goto('/user/notification') // no toast for the thread on screen
  await expect(phone.getByText('ذُكرت في التذكرة').first()).toBeVisible()

  // Words typed behind a name that was offered are never taken for the name, however fast Enter follows.
  await area.pressSequentially('@نورة')
  await expect(people.getByRole('option').first()).toContainText('نورة بنت عبد الله')
  await area.pressSequentially(' please call me')
  await area.press('Enter')
  await expect(area).toHaveValue('@نورة please call me\n')
  await area.fill('')

  await desk.locator('[role=radiogroup]').getByText('Internal note').click()
  const note = desk.getByRole('textbox', { name: 'Write a note for staff…' })
  const asked = desk.waitForResponse((response) => /mentionable-in-note\?.*Priya/.test(response.url()))
  await note.pressSequentially('@Priya')
  expect(await (await asked).json()).toEqual({ items: [] }) // she reads no notes
  await expect(people).toBeHidden()
})

test(
  'two people of one name are told apart by their units: among those to mention, in a ticket and in a chat',
  { tag: '@deep' },
  async ({ visit }) => {
    const [phone, desk] = await openForBoth(visit, 'البطاقة لا تفتح الباب')
    const admin = await visit('SUPER_ADMIN')
    await admin.goto('/admin/department')
    const { items } = await callFromPage<{ items: { id: string; nameEn: string }[] }>(admin, 'GET', '/api/units')
    const unit = items[0]!
    const person = { firstName: 'نورة', fullName: NOURA, email: 'noura.two@diwan.example', role: 'USER', password: 'Rimal@1234' }
    const memberships = [{ unitId: unit.id, relation: 'member' }]
    const { id } = await callFromPage<{ id: string }>(admin, 'POST', '/api/users', { ...person, memberships })

    await desk.getByRole('textbox', { name: 'Write a reply…' }).pressSequentially('@نورة بنت')
    const options = desk.getByRole('listbox', { name: 'People to mention' }).getByRole('option', { name: NOURA })
    await expect(options).toHaveCount(2)
    await expect(options.filter({ hasText: unit.nameEn })).toHaveCount(1)
    await expect(desk.locator('[data-message]').first().locator('[data-unit]')).toBeVisible()

    const group = await callFromPage<{ id: string }>(phone, 'POST', '/api/chat', {
      name: 'الاستقبال',
      userIds: [await meOf(desk), id],
    })
    await postMessage(phone, group.id, 'من يرد على الهاتف؟')
    await desk.goto(`/user/chat?id=${group.id}`)
    const message = desk.locator('article[data-message]', { hasText: 'من يرد على الهاتف؟' })
    await expect(message).toBeVisible()
    await expect(message.locator('[data-unit]')).toBeHidden()
    await desk.getByRole('textbox', { name: 'Write a message…' }).pressSequentially('@نورة')
    await expect(message.locator('[data-unit]')).toBeVisible()
  },
)

test('a message is put right before the eyes of the other, quoted, turned and copied', { tag: '@deep' }, async ({ visit }) => {
  const [phone, desk] = await openForBoth(visit, 'الطابعة تطبع صفحات فارغة')
  const area = desk.getByRole('textbox', { name: 'Write a reply…' })
  await area.fill('Use the second flor.')
  await area.press('Control+Enter')
  const theirs = phone.locator('li[data-kind=reply]').last()
  await expect(theirs).toContainText('Use the second flor.')

  const mine = desk.locator('li[data-own]', { hasText: 'Use the second' })
  await optionsOf(desk, mine, 'Edit')
  const editing = desk.getByRole('textbox', { name: 'Edit the message' })
  await expect(editing).toBeFocused()
  await editing.fill('Use the second floor.')
  await desk.reload()
  await expect(editing).toHaveValue('Use the second floor.') // nothing typed is lost
  await desk.getByRole('button', { name: 'Save' }).click()
  await expect(theirs).toContainText('Use the second floor.')
  await expect(theirs.getByText('عُدّلت')).toBeVisible()
  await expect(mine.getByText('edited')).toBeVisible()

  await optionsOf(phone, theirs, 'اقتباس')
  const answer = phone.getByRole('textbox', { name: labels.writeReply })
  await expect(answer).toBeFocused()
  await answer.pressSequentially('OK')
  await answer.press('Control+Shift+KeyX')
  await phone.getByRole('button', { name: labels.sendReply }).click()
  const quoting = desk.locator('li[data-kind=reply]').last()
  await expect(quoting.locator('blockquote')).toContainText('Use the second floor.')
  await expect(quoting.locator('p').last()).toHaveAttribute('dir', 'rtl') // OK alone would read from the left

  await desk.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await optionsOf(desk, mine, 'Copy text')
  await expect(desk.getByText('The text was copied')).toBeVisible()
  expect(await desk.evaluate(() => navigator.clipboard.readText())).toBe('Use the second floor.')

  await area.fill(Array.from({ length: 30 }, (_, line) => `Step ${line + 1}`).join('\n'))
  await area.press('Control+Enter')
  const long = phone.locator('li[data-kind=reply]').last()
  const more = long.getByRole('button', { name: 'عرض الرسالة كاملة' })
  const cut = () => long.locator('[data-fold] > div').evaluate((box) => box.scrollHeight > box.clientHeight + 1)
  await expect.poll(cut).toBe(true)
  await more.click()
  await expect(long.getByRole('button', { name: 'عرض أقل' })).toHaveAttribute('aria-expanded', 'true')
  expect(await cut()).toBe(false)
})

test('a solution with its file asks its requester at the head of the thread, and the question goes with the answer', async ({
  visit,
}) => {
  const [phone, desk] = await openForBoth(visit, 'شاشة القاعة مطفأة')
  const question = phone.locator('[data-solution-banner]')
  await desk.getByRole('button', { name: 'Take', exact: true }).click()
  const solve = async (text: string) => {
    await desk.getByRole('button', { name: 'Solve', exact: true }).click()
    const dialog = desk.getByRole('dialog')
    await dialog.getByLabel('Solution').fill(text)
    await dialog.locator('input[type=file]').setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: pdf() })
    await expect(dialog.locator('li[data-arrived]')).toContainText('plan.pdf')
    await dialog.getByRole('button', { name: 'Solve' }).click()
    await expect(dialog).toBeHidden()
  }
  await expect(question).toHaveCount(0)
  await solve('The cable was loose.')
  await expect(question).toContainText('هل حُلّ طلبك؟')
  await expect(phone.locator('li[data-kind=solution]')).toContainText('plan.pdf')
  await expect(desk.locator('[data-solution-banner]')).toHaveCount(0)
  await question.getByRole('button', { name: 'لم تُحلّ' }).click()
  await phone.getByRole('dialog').getByLabel('ما الذي لم يُحلّ بعد؟').fill('ما زالت مطفأة')
  await phone.getByRole('dialog').getByRole('button', { name: 'لم تُحلّ' }).click()
  await expect(question).toHaveCount(0)
  await solve('Replaced.')
  await question.getByRole('button', { name: 'تأكيد الحل' }).click()
  await expect(question).toHaveCount(0)
  await expect(desk.locator('[data-status=CLOSED]')).toBeVisible()
})
