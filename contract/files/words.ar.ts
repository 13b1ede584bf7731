import type { Translation } from '../kit/translation.ts'
import type { en } from './words.en.ts'

export const ar: Translation<typeof en> = {
  photo: 'الصورة الشخصية',
  photoChoose: 'اختيار صورة',
  photoChange: 'تغيير الصورة',
  photoTake: 'التقاط صورة',
  photoHint: 'بصيغة PNG أو JPG وبحجم أقل من 5 ميغابايت. يمكن أيضًا إفلاتها هنا.',
  cropTitle: 'ضبط موضع الصورة',
  cropArea: 'الجزء الذي يُحفظ من الصورة',
  cropHint: 'اسحب للتحريك وباعد بين إصبعيك للتكبير، أو استخدم مفاتيح الأسهم و+ و−.',
  cropZoom: 'التكبير',
  cropUse: 'استخدام هذه الصورة',
  uploading: 'جارٍ الرفع',
  logoChoose: 'اختيار شعار',
  logoChange: 'تغيير الشعار',
  logoShown: 'الشعار الحالي',
  error_not_available: 'لم يعد هذا الملف متاحًا. يُرجى اختياره من جديد.',
  error_out_of_step: 'يُرفع هذا الملف في مكان آخر في الوقت نفسه. يُرجى المحاولة من جديد.',
  error_too_many_unused: 'لديك ملفات كثيرة مرفوعة لم تُستخدم. يُرجى استخدام بعضها أو المحاولة غدًا.',
}
