import { contrast, isColour } from '@diwan/core/contrast'
import { COUNTRIES, MONTH_NAMES } from '@diwan/core/countries'
import { PASSWORD_MIN, PASSWORD_MIN_MAX } from '@diwan/core/password-rules'
import { z } from 'zod'
import { LESSON_MB, LESSON_MB_MOST } from '../files/limits.ts'
import { Day, line, Seconds, Uuid, Version } from '../kit/ids.ts'
import { MAX_CLOSE_DAYS, MAX_HIJRI_MONTHS, MAX_HIJRI_OFFSET, MAX_HOLIDAY_DAYS, MAX_HOLIDAYS, MAX_RANGES_A_DAY } from './limits.ts'
import {
  BACKUP_FAILURES,
  CALENDARS,
  DEFAULT_COLOURS,
  DIGITS,
  INK,
  LANGUAGES,
  NEEDED_CONTRAST,
  type ColourName,
} from './vocabulary.ts'

const colour = (name: ColourName) =>
  z
    .string()
    .toLowerCase()
    .regex(/^#[0-9a-f]{6}$/)
    .refine((text) => !isColour(text) || contrast(text, INK) >= NEEDED_CONTRAST[name], 'contrast')

export const Calendar = z.enum(CALENDARS)
export const DigitChoice = z.enum(DIGITS)
/** From Sunday, 0, to Saturday, 6. */
export const WeekdayNumber = z.literal([0, 1, 2, 3, 4, 5, 6])
export const Country = z.enum(COUNTRIES)
export const Zone = z.string().min(1).max(60).refine(isZone, 'invalid_value')

function isZone(name: string): boolean {
  try {
    return /^[A-Za-z]/.test(name) && Intl.DateTimeFormat('en', { timeZone: name }) instanceof Intl.DateTimeFormat
  } catch {
    return false
  }
}

/** The result of the scheduled back-up, shown to operators. */
export const Backups = z.object({
  /** The newest whole one. */
  last: z.object({ madeAt: Seconds, bytes: z.int() }).nullable(),
  /** What was tried after it and failed. */
  failed: z.object({ at: Seconds, reason: z.enum(BACKUP_FAILURES) }).nullable(),
})
export type Backups = z.infer<typeof Backups>

const HijriOffset = z.int().min(-MAX_HIJRI_OFFSET).max(MAX_HIJRI_OFFSET)
const inOrder = ({ from, to }: { from: string; to: string }) => from <= to

export const HijriMonth = z.strictObject({ from: Day, to: Day, offset: HijriOffset }).refine(inOrder, 'date_from_after_date_to')
export type HijriMonth = z.infer<typeof HijriMonth>

const time = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/)
export const TimeRange = z.strictObject({ from: time, to: time }).refine(({ from, to }) => from < to, 'end_not_after_start')
/** The ranges of each weekday, from Sunday to Saturday. */
export const WeekHours = z.array(z.array(TimeRange).max(MAX_RANGES_A_DAY)).length(7)
export type WeekHours = z.infer<typeof WeekHours>

const names = { nameAr: line(120), nameEn: line(120) }
export const Holiday = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('dates'), ...names, from: Day, to: Day }).refine(inOrder, 'date_from_after_date_to'),
  z.strictObject({
    kind: z.literal('yearly'),
    ...names,
    calendar: z.enum(['gregory', 'hijri']),
    month: z.int().min(1).max(12),
    day: z.int().min(1).max(31),
    days: z.int().min(1).max(MAX_HOLIDAY_DAYS),
  }),
])
export type Holiday = z.infer<typeof Holiday>

/** Everything an administrator sets for the organisation. `null` is "as the country has it". */
export const OrganisationSettings = z.object({
  ...names,
  logoId: Uuid.nullable(),
  colours: z.strictObject({
    primary: colour('primary'),
    gradient: colour('gradient'),
    admin: colour('admin'),
    user: colour('user'),
  }),
  country: Country,
  weekStart: WeekdayNumber.nullable(),
  weekend: z.array(WeekdayNumber).max(6).nullable(),
  monthNames: z.enum(MONTH_NAMES).nullable(),
  zone: Zone,
  calendar: Calendar,
  hijriOffset: HijriOffset,
  hijriMonths: z.array(HijriMonth).max(MAX_HIJRI_MONTHS),
  hours: WeekHours,
  ramadanHours: WeekHours.nullable(),
  holidays: z.array(Holiday).max(MAX_HOLIDAYS),
  language: z.enum(LANGUAGES),
  digits: DigitChoice,
  /** Whether a forgotten password is answered alike for an unknown address (Q.74). */
  neutralReset: z.boolean(),
  /** Characters a password needs at least; one that is given never less than eight (S9.02). */
  passwordMin: z.int().min(PASSWORD_MIN).max(PASSWORD_MIN_MAX),
  /** Working days after which a solution nobody answered counts as confirmed; 0 never. */
  ticketCloseDays: z.int().min(0).max(MAX_CLOSE_DAYS),
  /** MB that a file of a lesson may have; changed by holders of `settings.lessons` alone. */
  lessonMb: z.int().min(LESSON_MB).max(LESSON_MB_MOST),
})
export type OrganisationSettings = z.infer<typeof OrganisationSettings>

const daily = (from: string, to: string): WeekHours => Array.from({ length: 7 }, () => [{ from, to }])

/** What a new organisation starts with, apart from its names: the one place of defaults. */
export const settingDefaults: Omit<OrganisationSettings, 'nameAr' | 'nameEn'> = {
  logoId: null,
  colours: { ...DEFAULT_COLOURS },
  country: 'SA',
  weekStart: null,
  weekend: null,
  monthNames: null,
  zone: 'Asia/Riyadh',
  calendar: 'gregory',
  hijriOffset: 0,
  hijriMonths: [],
  hours: daily('08:00', '16:00'),
  ramadanHours: daily('10:00', '15:00'),
  holidays: [
    { kind: 'yearly', nameAr: 'عيد الفطر', nameEn: 'Eid al-Fitr', calendar: 'hijri', month: 10, day: 1, days: 4 },
    { kind: 'yearly', nameAr: 'عيد الأضحى', nameEn: 'Eid al-Adha', calendar: 'hijri', month: 12, day: 9, days: 5 },
  ],
  language: 'ar',
  digits: 'latn',
  neutralReset: false,
  passwordMin: PASSWORD_MIN,
  ticketCloseDays: 3,
  lessonMb: LESSON_MB,
}

export const OpenSettings = z.object({
  settings: OrganisationSettings,
  version: z.int(),
  can: z.object({ change: z.boolean(), lessons: z.boolean() }),
})
export type OpenSettings = z.infer<typeof OpenSettings>

/** Only what is changed is sent; `version` is the one it was changed from. */
export const ChangeOrganisation = z.strictObject({
  version: Version,
  ...OrganisationSettings.partial().shape,
})
export type ChangeOrganisation = z.infer<typeof ChangeOrganisation>

/** What every browser is told of the organisation, the login included: nothing secret, the country's defaults resolved. */
export const ShownOrganisation = z.object({
  nameAr: z.string(),
  nameEn: z.string(),
  /** Where its logo is; nothing is the sign of the portal. */
  logo: z.string().nullable(),
  colours: z.object({ primary: z.string(), gradient: z.string(), admin: z.string(), user: z.string() }),
  country: z.string(),
  zone: z.string(),
  weekStart: WeekdayNumber,
  weekend: z.array(WeekdayNumber),
  monthNames: z.enum(MONTH_NAMES),
  calendar: Calendar,
  hijriOffset: z.int(),
  hijriMonths: z.array(z.object({ from: z.string(), to: z.string(), offset: z.int() })),
  language: z.enum(LANGUAGES),
  digits: DigitChoice,
  /** For the rules that are ticked off while somebody types. */
  passwordMin: z.int(),
  /** For files that are refused before they are sent. */
  lessonMb: z.int(),
})
export type ShownOrganisation = z.infer<typeof ShownOrganisation>
