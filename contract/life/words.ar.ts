import type { Translation } from '../kit/translation.ts'
import type { en } from './words.en.ts'

export const ar: Translation<typeof en> = {
  happened: 'ما جرى',
  activity: 'سجل النشاط',
  activityNone: 'لا نشاط بعد.',
  activityPortal: 'البوابة',
  activityOther: 'أُجري تعديل من قِبل \u2068{{actor}}\u2069',
}
