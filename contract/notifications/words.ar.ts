import type { Translation } from '../kit/translation.ts'
import type { en } from './words.en.ts'

export const ar: Translation<typeof en> = {
  unseen: 'جديد',
  somebody: 'أحد الزملاء',
  emptyText: 'يظهر هنا كل ما يخصك فور حدوثه.',
}
