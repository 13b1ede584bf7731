/** Weekdays count from Sunday, 0, to Saturday, 6. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** Whose words for the Gregorian months: يناير, كانون الثاني, جانفي, or غشت and أغشت. The key is the region of the language tag. */
export const MONTH_NAMES = ['SA', 'JO', 'DZ', 'MA', 'MR'] as const
export type MonthNames = (typeof MONTH_NAMES)[number]

/** ISO 3166-1, the Arab countries first: the order in which they are offered. */
export const ARAB_COUNTRIES = 'SA AE BH KW OM QA YE JO LB SY PS IQ EG SD LY TN DZ MA MR SO DJ KM'.split(' ')
export const COUNTRIES = [
  ...ARAB_COUNTRIES,
  ...(
    'AD AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH ' +
    'CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DK DM DO EC EE EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP ' +
    'GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IM IN IO IR IS IT JE JM JP KE KG KH KI KN KP KR KY KZ LA LC LI LK LR LS LT LU ' +
    'LV MC MD ME MF MG MH MK ML MM MN MO MP MQ MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ PA PE PF PG PH PK PL ' +
    'PM PN PR PT PW PY RE RO RS RU RW SB SC SE SG SH SI SJ SK SL SM SN SR SS ST SV SX SZ TC TD TF TG TH TJ TK TL TM TO TR TT TV ' +
    'TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YT ZA ZM ZW'
  ).split(' '),
]

/** What a week looks like by the country, never by the language (CLDR 48). Monday and Saturday with Sunday unless said. */
const saturday = 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'.split(' ')
const sunday = (
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY ' +
  'SA SG SV TH TT TW UM US VE VI WS YE ZA ZW'
).split(' ')
const fridayAndSaturday = 'BH DZ EG IL IQ JO KW LY OM QA SA SD SY YE'.split(' ')
const otherWeekends: Readonly<Record<string, readonly Weekday[]>> = { AF: [4, 5], IR: [5], IN: [0], UG: [0] }

export function weekStartOf(country: string): Weekday {
  if (country === 'MV') return 5
  if (saturday.includes(country)) return 6
  return sunday.includes(country) ? 0 : 1
}

export function weekendOf(country: string): readonly Weekday[] {
  return otherWeekends[country] ?? (fridayAndSaturday.includes(country) ? [5, 6] : [6, 0])
}

const levant = ['JO', 'LB', 'SY', 'PS', 'IQ']
const algerian = ['DZ', 'TN']

export function monthNamesOf(country: string): MonthNames {
  if (levant.includes(country)) return 'JO'
  if (algerian.includes(country)) return 'DZ'
  return country === 'MA' || country === 'MR' ? country : 'SA'
}
