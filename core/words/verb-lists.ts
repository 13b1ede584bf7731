const rootsOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Roots whose verb, inflected and without its shadda, is mostly of form II (سجلت, يعدل). */
export const FORM_TWO = rootsOf(`
سجل عدل جدد حدد قرر برر كرر حرر مدد سدد هدد شدد حول عطل شغل فعل نظف نظم نسق وزع سلم صمم صدق صنف صور طبق طور عجل عرف غلف فتش فحص فرغ فضل قدم قسم قلل قيم كلف كمل لخص
مثل مول نسخ نفذ وثق وظف وضح وفر وكل مكن جهز جدول جرب حسن حضر حمل خزن خصص خفض دقق ركب رتب رشح زود شخص شكل صحح صدر ضمن عبأ علق عين غطى غير أجل أكد أمن أهل أخر بدل بلغ ثبت
`)

/** Verbs of form III that are seldom a participle. */
export const FORM_THREE = rootsOf(`
راجع تابع عالج شارك وافق غادر ساعد حاول راقب سافر ناقش ساهم واجه خاطب عاون فاوض قاطع لاحظ خالف صادق ضاعف باشر جاوب واصل داوم مارس طابق جاوز بادر بارك حاور حارب دافع راسل رافق
ساند سارع ساوم شاور صالح ضايق عاقب عانق عاود عاين غالط فاجأ قارن قاوم كافح ماطل نافس هاجر هاجم وازن واكب
`)

/** Roots whose م participle without vowels is of form IV and names no place: مغلق of إغلاق. */
export const FORM_FOUR = rootsOf(`غلق رفق رسل نجز كمل لحق رهق ربك زعج حرج لزم صلح عطي لغى برم سهم بعد`)
