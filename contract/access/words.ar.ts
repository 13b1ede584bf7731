import type { Translation } from '../kit/translation.ts'
import type { en } from './words.en.ts'

export const ar: Translation<typeof en> = {
  error_last_super_admin: 'يجب أن يبقى مدير عام واحد مفعّل على الأقل. أسند الدور إلى شخص آخر أولًا.',
  error_not_held: 'لا يمكن منح إلا ما تملكه من صلاحيات.',
  error_would_lock_out: 'من دون هذه الصلاحية لا يستطيع أحد تصحيح الأمر لاحقًا، لذلك تبقى للمدير العام.',
  error_not_offered: 'هذه العلاقة لا معنى لها مع هذه الصلاحية.',
  error_too_many: 'بلغ هذا الشخص الحد الأقصى من الاستثناءات.',
  error_wrong_dates: 'يجب أن تكون النهاية بعد البداية وألا تكون قد مضت.',
}
