import type { Department } from '../../units/public.ts'
import type { DemoPerson } from './accounts.ts'
import { mobileOf } from './mobile.ts'
import type { demoTitles } from './titles.ts'

type Named = readonly [ar: string, en: string]
const namesIn = (text: string): Named[] =>
  text.split(',').map((one) => {
    const [ar = '', en = ''] = one.trim().split('/')
    return [ar, en]
  })

const men = namesIn(
  'فهد/Fahad, عبد العزيز/Abdulaziz, ماجد/Majed, نايف/Nayef, سلطان/Sultan, ياسر/Yasser, عمّار/Ammar, إبراهيم/Ibrahim, حسام/Hossam, طلال/Talal, مروان/Marwan, أيمن/Ayman, عبد الرحمن/Abdulrahman, ثامر/Thamer, رائد/Raed, صالح/Saleh, وائل/Wael, بشار/Bashar, غسان/Ghassan',
)
const women = namesIn(
  'العنود/Alanoud, لطيفة/Latifa, أروى/Arwa, سمية/Sumayya, بشرى/Bushra, رغد/Raghad, هيفاء/Haifa, غدير/Ghadeer, أسماء/Asma, نجلاء/Najla, سوسن/Sawsan, رزان/Razan, هديل/Hadeel, عائشة/Aisha, وعد/Waad, ميساء/Maysaa, ختام/Khitam',
)
const fathers = namesIn(
  'محمد/Mohammed, سعد/Saad, عبد الله/Abdullah, علي/Ali, ناصر/Nasser, حمد/Hamad, يوسف/Yousef, سليمان/Sulaiman, خالد/Khalid, أحمد/Ahmad, عيسى/Issa, موسى/Musa, جمال/Jamal, راشد/Rashid, عوض/Awad, زكي/Zaki, محمود/Mahmoud',
)
const saudi = namesIn(
  'الشهري/Al-Shehri, العسيري/Al-Asiri, الزهراني/Al-Zahrani, السبيعي/Al-Subaie, الغامدي/Al-Ghamdi, الدوسري/Al-Dosari, الرويلي/Al-Ruwaili, الحربي/Al-Harbi, المالكي/Al-Malki, الثبيتي/Al-Thubaiti, باقادر/Baqader, العيسى/Al-Issa, النمري/Al-Namari',
)
const jordanian = namesIn(
  'أبو هنطش/Abu Hantash, الزعبي/Al-Zoubi, العبادي/Al-Abbadi, الخصاونة/Al-Khasawneh, بني ملحم/Bani Melhem, أبو السعود/Abu Al-Saud, المجالي/Al-Majali, عبيدات/Obeidat, الصمادي/Al-Smadi, الحياري/Al-Hiari, غرايبة/Gharaibeh, أبو دية/Abu Dayyeh',
)
const abroad = [
  'Anil Menon',
  'Grace Reyes',
  'Daniel Okafor',
  'Fatima Sheikh',
  'Thomas Varghese',
  'Joy Fernandez',
  'Imran Qureshi',
]

const places: readonly (readonly [Department, keyof typeof demoTitles])[] = [
  ['sales', 'sales'],
  ['jeddah', 'officer'],
  ['finance', 'accountant'],
  ['services', 'officer'],
  ['dammam', 'care'],
  ['amman', 'officer'],
  ['it', 'engineer'],
  ['hr', 'officer'],
  ['irbid', 'care'],
  ['legal', 'lawyer'],
]

const pick = <T>(list: readonly T[], n: number): T => list[n % list.length]!

/** Colleagues beside those the tickets tell of. Each step through a list has its own width, so that no name comes twice. */
export const demoCrowd = (size: number): DemoPerson[] => Array.from({ length: size }, (_, n) => colleague(n))

function colleague(n: number): DemoPerson {
  const [department, title] = pick(places, n)
  const jordan = department === 'amman' || department === 'irbid' || n % 7 === 3
  const [fullName, otherName] = n % 19 === 18 ? [pick(abroad, Math.floor(n / 19)), ''] : nameOf(n, jordan)
  const names = fullName.split(' ')
  return {
    email: `person${n + 1}@diwan.example`,
    fullName,
    otherName,
    firstName: names[0]!,
    lastName: names.at(-1)!,
    role: 'USER',
    title,
    language: otherName === '' ? 'en' : 'ar',
    mobile: mobileOf(jordan ? 'JO' : 'SA', n + 100),
    memberOf: [department],
  }
}

/** Four parts: in the Kingdom with «بن» or «بنت», in Jordan without. */
function nameOf(n: number, jordan: boolean): Named {
  const woman = n % 5 < 2
  const [first, firstEn] = woman ? pick(women, n) : pick(men, n)
  const [father] = pick(fathers, n * 3 + Math.floor(n / 17))
  const [grandfather] = pick(fathers, n * 5 + 4 + Math.floor(n / 11))
  const [family, familyEn] = jordan ? pick(jordanian, n + Math.floor(n / 12)) : pick(saudi, n + Math.floor(n / 13))
  const between = jordan ? [father, grandfather] : [woman ? 'بنت' : 'بن', father, grandfather]
  return [[first, ...between, family].join(' '), `${firstEn} ${familyEn}`]
}
