import type { Translation } from '../kit/translation.ts'
import type { en } from './words.en.ts'

export const ar: Translation<typeof en> = {
  error_edit_over: 'انتهت مهلة تعديل هذه الرسالة.',
  error_too_many_reactions: 'بلغت التفاعلات المختلفة على هذه الرسالة حدّها. اختر تفاعلًا موجودًا.',
}
