import type { Translation } from '../kit/translation.ts'
import type { en } from './words.en.ts'

export const ar: Translation<typeof en> = {
  textKept: 'لم يُرسل نصك، وهو محفوظ هنا لتتمكن من نسخه.',
  turnLine: 'عكس اتجاه السطر',
  turnLineKeys: 'عكس اتجاه السطر (\u2066{{keys}}\u2069)',
  turned_rtl: 'السطر من اليمين إلى اليسار',
  turned_ltr: 'السطر من اليسار إلى اليمين',
  mention: 'أشخاص يمكن ذكرهم',
  mentionFound_zero: 'لم يُعثر على أحد',
  mentionFound_one: 'عُثر على شخص واحد',
  mentionFound_two: 'عُثر على شخصين',
  mentionFound_few: 'عُثر على {{count, number}} أشخاص',
  mentionFound_many: 'عُثر على {{count, number}} شخصًا',
  mentionFound_other: 'عُثر على {{count, number}} شخص',
  showLess: 'عرض أقل',
  showQuote: 'عرض الاقتباس كاملًا',
}
