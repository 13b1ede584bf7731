/** Arabic names of the cities that name time zones; `Intl` names only countries. */
const ARABIC: Readonly<Record<string, string>> = {
  'Asia/Riyadh': 'الرياض',
  'Asia/Dubai': 'دبي',
  'Asia/Kuwait': 'الكويت',
  'Asia/Qatar': 'قطر',
  'Asia/Bahrain': 'البحرين',
  'Asia/Muscat': 'مسقط',
  'Asia/Aden': 'عدن',
  'Asia/Baghdad': 'بغداد',
  'Asia/Amman': 'عمّان',
  'Asia/Beirut': 'بيروت',
  'Asia/Damascus': 'دمشق',
  'Asia/Hebron': 'الخليل',
  'Asia/Gaza': 'غزة',
  'Asia/Jerusalem': 'القدس',
  'Africa/Cairo': 'القاهرة',
  'Africa/Khartoum': 'الخرطوم',
  'Africa/Tripoli': 'طرابلس',
  'Africa/Tunis': 'تونس',
  'Africa/Algiers': 'الجزائر',
  'Africa/Casablanca': 'الدار البيضاء',
  'Africa/Nouakchott': 'نواكشوط',
  'Africa/Mogadishu': 'مقديشو',
  'Africa/Djibouti': 'جيبوتي',
  'Africa/Johannesburg': 'جوهانسبرغ',
  'Africa/Lagos': 'لاغوس',
  'Africa/Nairobi': 'نيروبي',
  'Africa/Addis_Ababa': 'أديس أبابا',
  'Asia/Karachi': 'كراتشي',
  'Asia/Kolkata': 'كولكاتا',
  'Asia/Dhaka': 'دكا',
  'Asia/Colombo': 'كولومبو',
  'Asia/Kathmandu': 'كاتماندو',
  'Asia/Tehran': 'طهران',
  'Asia/Kabul': 'كابل',
  'Asia/Tashkent': 'طشقند',
  'Asia/Manila': 'مانيلا',
  'Asia/Jakarta': 'جاكرتا',
  'Asia/Kuala_Lumpur': 'كوالالمبور',
  'Asia/Singapore': 'سنغافورة',
  'Asia/Hong_Kong': 'هونغ كونغ',
  'Asia/Shanghai': 'شنغهاي',
  'Asia/Tokyo': 'طوكيو',
  'Asia/Seoul': 'سول',
  'Europe/Istanbul': 'إسطنبول',
  'Europe/London': 'لندن',
  'Europe/Dublin': 'دبلن',
  'Europe/Lisbon': 'لشبونة',
  'Europe/Madrid': 'مدريد',
  'Europe/Paris': 'باريس',
  'Europe/Brussels': 'بروكسل',
  'Europe/Amsterdam': 'أمستردام',
  'Europe/Berlin': 'برلين',
  'Europe/Zurich': 'زيورخ',
  'Europe/Vienna': 'فيينا',
  'Europe/Rome': 'روما',
  'Europe/Athens': 'أثينا',
  'Europe/Stockholm': 'ستوكهولم',
  'Europe/Warsaw': 'وارسو',
  'Europe/Moscow': 'موسكو',
  'America/New_York': 'نيويورك',
  'America/Chicago': 'شيكاغو',
  'America/Denver': 'دنفر',
  'America/Los_Angeles': 'لوس أنجلوس',
  'America/Toronto': 'تورونتو',
  'America/Mexico_City': 'مكسيكو سيتي',
  'America/Sao_Paulo': 'ساو باولو',
  'Australia/Sydney': 'سيدني',
}

/** The city of a zone, for a place with little room: "London", «لندن»; undefined where its Arabic name is not known. */
export function cityOf(zone: string, language: 'ar' | 'en'): string | undefined {
  if (language === 'ar') return ARABIC[zone]
  return zone.includes('/') ? zone.split('/').at(-1)?.replaceAll('_', ' ') : undefined
}

/** The clock of a zone by its city, or else its country, for a line of text: "Riyadh time", «توقيت الرياض». */
export function zoneTime(zone: string, language: 'ar' | 'en'): string {
  const city = cityOf(zone, language)
  if (city === undefined) return zonePart(zone, language, 'shortGeneric', new Date())
  return language === 'ar' ? `توقيت ${city}` : `${city} time`
}

/** How far a zone is ahead of UTC at that moment: "GMT+3". */
export const zoneOffset = (zone: string, at: Date): string => zonePart(zone, 'en', 'shortOffset', at)

function zonePart(zone: string, language: 'ar' | 'en', style: 'shortGeneric' | 'shortOffset', at: Date): string {
  const tag = language === 'en' ? 'en-US' : 'ar-SA-u-ca-gregory-nu-latn'
  const parts = new Intl.DateTimeFormat(tag, { timeZone: zone, timeZoneName: style }).formatToParts(at)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone
}
