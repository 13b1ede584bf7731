export const ar = {
  error_sent: 'أُرسل هذا من جهاز آخر من قبل',
  error_too_many: 'لديك مسودات كثيرة: أرسل بعضها أو احذفه أولًا',
  otherTitle: 'كتبت نصًا آخر من جهاز آخر',
  otherEmpty: 'المسودة هناك فارغة',
  keepBoth: 'إبقاء النصين معًا',
  takeOther: 'أخذ النص الآخر',
  keepMine: 'إبقاء هذا النص فقط',
}
