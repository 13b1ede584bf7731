/** Answers that technicians give often. */
export const demoAnswers = [
  {
    titleAr: 'إعادة تشغيل الجهاز',
    titleEn: 'Restart the computer',
    textAr: 'أعد تشغيل الجهاز من فضلك، ثم جرّب مرة أخرى. إن بقيت المشكلة فأخبرنا بما يظهر على الشاشة.',
    textEn: 'Please restart the computer and try again. If the problem is still there, tell us what you see on the screen.',
  },
  {
    titleAr: 'موعد الزيارة',
    titleEn: 'A time for a visit',
    textAr: 'سيزورك أحد الفنيين في مكتبك. ما الوقت الذي يناسبك اليوم أو غدًا؟',
    textEn: 'A technician will come to your desk. Which time suits you today or tomorrow?',
  },
  {
    titleAr: 'رقم الجهاز',
    titleEn: 'The number of the device',
    textAr: 'أرسل لنا من فضلك رقم الجهاز المكتوب على الملصق أسفله، لنعرف طرازه وضمانه.',
    textEn: 'Please send us the number on the label below the device, so that we know its model and warranty.',
  },
  {
    titleAr: 'بانتظار المورّد',
    titleEn: 'Waiting for the supplier',
    textAr: 'طلبنا القطعة من المورّد، ونتوقع وصولها خلال ثلاثة أيام عمل. نخبرك فور وصولها.',
    textEn: 'We have ordered the part and expect it within three working days. We will tell you as soon as it is here.',
  },
] as const
