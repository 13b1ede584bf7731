import type { Translation } from '../../kit/translation.ts'
import type { held as en } from './held.en.ts'

export const held: Translation<typeof en> = {
  held_ticket_zero: 'لا تذاكر',
  held_ticket_one: 'تذكرة واحدة',
  held_ticket_two: 'تذكرتان',
  held_ticket_few: '{{count, number}} تذاكر',
  held_ticket_many: '{{count, number}} تذكرة',
  held_ticket_other: '{{count, number}} تذكرة',
  heldMore_ticket: '\u2066999+\u2069 تذكرة',
  held_ticket_template_zero: 'لا نماذج طلبات',
  held_ticket_template_one: 'نموذج طلب واحد',
  held_ticket_template_two: 'نموذجا طلبات',
  held_ticket_template_few: '{{count, number}} نماذج طلبات',
  held_ticket_template_many: '{{count, number}} نموذج طلبات',
  held_ticket_template_other: '{{count, number}} نموذج طلبات',
  heldMore_ticket_template: '\u2066999+\u2069 نموذج طلبات',
}
