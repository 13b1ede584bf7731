import type { Translation } from '../kit/translation.ts'
import type { en } from './words.en.ts'

export const ar: Translation<typeof en> = {
  tab_search: 'كلمات البحث',
  synonyms: 'كلمات يدلّ بعضها على بعض',
  synonymsText: 'من يبحث عن إحدى هذه الكلمات يجد أخواتها أيضًا: المفرد وجمعه، أو اسمان لشيء واحد. ويسري ذلك من البحث التالي.',
  searchSynonyms: 'البحث عن كلمة',
  words: 'الكلمات',
  wordsText: 'كلمتان على الأقل، بينهما فاصلة. ويجوز اسم من كلمتين أو ثلاث، مثل: كلمة المرور، الباسورد.',
  newSynonym: 'إضافة كلمات',
  noSynonyms: 'أضف كلمات يستعملها الناس لشيء واحد.',
  editSynonym: 'كلمات يدلّ بعضها على بعض',
  deleteSynonym: 'حذف',
  deleteSynonymTitle: 'حذف هذه الكلمات؟',
  deleteSynonymText: 'لن يدلّ بعضها على بعض بعد الآن. وما كتبه الناس يبقى كما هو.',
  synonymCreated: 'أُضيفت الكلمات',
  synonymUpdated: 'عُدّلت الكلمات',
  synonymDeleted: 'حُذفت الكلمات',
  error_too_many_synonyms: 'امتلأت القائمة. احذف كلمات لا حاجة إليها.',

  audit_synonym_created: 'أضاف كلمات يدلّ بعضها على بعض',
  audit_synonym_updated: 'عدّل كلمات يدلّ بعضها على بعض',
  audit_synonym_deleted: 'حذف كلمات يدلّ بعضها على بعض',
  field_words: 'الكلمات',
}
