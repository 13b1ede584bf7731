import type { Translation } from '../../kit/translation.ts'
import type { audit as en } from './audit.en.ts'

export const audit: Translation<typeof en> = {
  audit_template_created: 'أنشأ نموذج طلب',
  audit_template_updated: 'عدّل نموذج طلب',
  audit_template_published: 'نشر نموذج طلب',
  audit_template_switched: 'شغّل نموذج طلب أو أوقفه',
  audit_template_reordered: 'غيّر ترتيب نموذج طلب',
  audit_template_deleted: 'حذف نموذج طلب',
  field_descriptionAr: 'الوصف بالعربية',
  field_descriptionEn: 'الوصف بالإنجليزية',
  field_categoryAr: 'الفئة بالعربية',
  field_categoryEn: 'الفئة بالإنجليزية',
  field_icon: 'الرمز',
  field_groupId: 'المجموعة',
  field_priority: 'الأولوية',
  field_subjectAr: 'الموضوع بالعربية',
  field_subjectEn: 'الموضوع بالإنجليزية',
  field_fields: 'الحقول',
  field_rules: 'قواعد الحقول',
  field_fieldsVersion: 'نسخة الحقول',
  field_active: 'متاح',
  value_priority_LOW: 'منخفضة',
  value_priority_NORMAL: 'متوسطة',
  value_priority_HIGH: 'عالية',
}
