import type { Translation } from '../kit/translation.ts'
import type { en } from './words.en.ts'

export const ar: Translation<typeof en> = {
  quoted: 'كتب \u2068{{name}}\u2069 في \u2068{{at, instant}}\u2069:',
  do_ticket: 'تحويل إلى تذكرة',
  ticketTitle: 'فتح تذكرة من هذه الرسالة',
  ticketAbout: 'يصبح نص الرسالة بداية التذكرة وتبقى ملفاتها في مكانها، وتقود كل منهما إلى الأخرى.',
  department: 'القسم',
  group: 'المجموعة',
  done_ticket: 'فُتحت التذكرة \u2066{{shortId}}\u2069',
  madeTicket: 'تذكرة هذه الرسالة: {{shortId}}',
  do_quickTask: 'تحويل إلى مهمة سريعة',
  do_note: 'حفظ في ملاحظة',
  do_chat: 'بدء محادثة جماعية حول هذا',
  madeRecord: 'أُنشئت من هذه الرسالة: \u2068{{title}}\u2069',
  done_made: 'أُنشئت «\u2068{{title}}\u2069»',
}
