import type { Translation } from '../../kit/translation.ts'
import type { request as en } from './request.en.ts'

export const request: Translation<typeof en> = {
  chooseDepartment: 'اختر القسم',
  chooseGroup: 'اختر المجموعة',
  chooseDepartmentFirst: 'اختر القسم أولًا',
  subjectExample: 'بكلمات قليلة',
  message: 'التفاصيل',
  messageExample: 'ماذا حدث؟ وأين؟ ومنذ متى؟',
  submit: 'إرسال التذكرة',
  drafts: 'المسودات',
  draftUntitled: 'دون موضوع',
  draftTouched: 'كُتبت {{when, instant}}',
  draftContinue: 'متابعة',
  draftDelete: 'حذف المسودة «{{subject}}»',
  searchRequests: 'ابحث عن طلب',
  somethingElse: 'شيء آخر',
  enterOpens: 'Enter يفتح {{name}}',
  somethingElseAbout: 'اكتب ما تريد واختر الجهة بنفسك.',
  otherRequest: 'اختيار طلب آخر',
  goesTo: 'يصل إلى \u2068{{group}}\u2069، \u2068{{department}}\u2069',
  moreToSay: 'هل هناك ما تود إضافته؟',
  request: 'الطلب',
  onBehalf: 'نيابةً عن (اختياري)',
  onBehalfAbout: 'تظهر التذكرة ضمن تذاكره مع اسمك.',
}
