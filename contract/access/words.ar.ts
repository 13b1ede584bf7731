import type { Translation } from '../kit/translation.ts'
import type { en } from './words.en.ts'

export const ar: Translation<typeof en> = {
  error_last_super_admin: 'يجب أن يبقى مدير عام واحد مفعّل على الأقل. أسند الدور إلى شخص آخر أولًا.',
}
