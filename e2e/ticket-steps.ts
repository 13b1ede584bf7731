import type { Page } from '@playwright/test'

/** What the journeys of a ticket say and read, in both languages. */
export const words = {
  'ar-SA': {
    newTicket: 'تذكرة جديدة',
    somethingElse: 'شيء آخر',
    department: 'القسم',
    group: 'المجموعة',
    subject: 'الموضوع',
    message: 'التفاصيل',
    submit: 'إرسال التذكرة',
    writeReply: 'اكتب ردًا…',
    sendReply: 'إرسال الرد',
    log: 'المراسلات',
    it: 'تقنية المعلومات',
    network: 'الشبكات والاتصال',
  },
  'en-US': {
    newTicket: 'New ticket',
    somethingElse: 'Something else',
    department: 'Department',
    group: 'Group',
    subject: 'Subject',
    message: 'Message',
    submit: 'Send ticket',
    writeReply: 'Write a reply…',
    sendReply: 'Send reply',
    log: 'Conversation',
    it: 'Information Technology',
    network: 'Networks',
  },
} as const
export type Words = (typeof words)[keyof typeof words]

/** A free request to the network group. */
export async function openTicket(page: Page, say: Words, subject: string, message: string): Promise<void> {
  await page.getByRole('button', { name: say.newTicket }).first().click()
  const dialog = page.getByRole('dialog', { name: say.newTicket })
  await dialog.getByRole('button', { name: say.somethingElse }).click()
  await dialog.getByRole('combobox', { name: say.department }).click()
  await page.getByRole('option', { name: say.it }).click()
  await dialog.getByRole('combobox', { name: say.group }).click()
  await page.getByRole('option', { name: say.network }).click()
  await dialog.getByLabel(say.subject).fill(subject)
  await dialog.getByLabel(say.message).fill(message)
  await dialog.getByRole('button', { name: say.submit }).click()
  await page.waitForURL(/\/ticket-thread\//)
}
