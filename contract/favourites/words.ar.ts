import type { Translation } from '../kit/translation.ts'
import type { en } from './words.en.ts'

export const ar: Translation<typeof en> = {
  add: 'إضافة إلى المفضلة',
  remove: 'إزالة من المفضلة',
  removeOne: 'إزالة «{{title}}» من المفضلة',
  edit: 'ترتيب المفضلة',
  moveUp: 'نقل «{{title}}» إلى أعلى',
  moveDown: 'نقل «{{title}}» إلى أسفل',
  error_too_many: 'بلغت الحد الأعلى للمفضلة. أزل منها سجلًا أولًا.',
}
