import { monthNamesOf, weekendOf, weekStartOf } from '@diwan/core/countries'
import type { WorkingCalendar } from '@diwan/core/working-calendar'
import type { Backups, OpenSettings, ShownOrganisation } from '@diwan/contract/settings/schemas'
import { OrganisationSettings, settingDefaults } from '@diwan/contract/settings/schemas'
import { BACKUP_FAILURES, type BackupFailure } from '@diwan/contract/settings/vocabulary'
import type { Actor } from '../../kit/access/actor.ts'
import { granted } from '../../kit/access/demand.ts'
import { toSeconds } from '../../kit/clock/clock.ts'
import { can } from './access.ts'
import type { BackupRow, OrganisationRow } from './queries.ts'

/** The row as the contract has it: what was never set is the default. */
export function settingsOf(row: OrganisationRow): OrganisationSettings {
  return OrganisationSettings.parse({
    ...settingDefaults,
    ...(row.settings as object),
    nameAr: row.name_ar,
    nameEn: row.name_en,
    country: row.country,
    zone: row.zone,
    language: row.language,
    digits: row.digits,
    calendar: row.calendar,
    hijriOffset: row.hijri_offset,
    neutralReset: row.neutral_reset,
    logoId: row.logo_id,
  })
}

export const presentSettings = (actor: Actor, row: OrganisationRow): OpenSettings => {
  const { change, lessons } = granted(can, actor, row)
  return { settings: settingsOf(row), version: row.version, can: { change, lessons } }
}

/** What every browser may know. */
export function presentShown(row: OrganisationRow): ShownOrganisation {
  const { country, weekStart, weekend, monthNames, ...settings } = settingsOf(row)
  return {
    nameAr: settings.nameAr,
    nameEn: settings.nameEn,
    logo: settings.logoId && `/files/${settings.logoId}`,
    colours: settings.colours,
    country,
    zone: settings.zone,
    weekStart: weekStart ?? weekStartOf(country),
    weekend: weekend ?? [...weekendOf(country)],
    monthNames: monthNames ?? monthNamesOf(country),
    calendar: settings.calendar,
    hijriOffset: settings.hijriOffset,
    hijriMonths: settings.hijriMonths,
    language: settings.language,
    digits: settings.digits,
    passwordMin: settings.passwordMin,
    lessonMb: settings.lessonMb,
  }
}

/** Before there is an organisation nothing is asked beyond the rules. */
export const presentPasswordPolicy = (row: OrganisationRow | null) => ({
  least: row ? settingsOf(row).passwordMin : settingDefaults.passwordMin,
  names: row ? [row.name_ar, row.name_en] : [],
})

type WorkingSettings = Omit<OrganisationSettings, 'nameAr' | 'nameEn'>

/** The calendar by which it works, its holidays by name, when its week begins, and how long a solution may stand unanswered. */
export const presentWorkingDays = (settings: WorkingSettings) => ({
  calendar: presentCalendar(settings),
  holidays: settings.holidays,
  weekStart: settings.weekStart ?? weekStartOf(settings.country),
  ticketCloseDays: settings.ticketCloseDays,
})

const isReason = (text: string | null): text is BackupFailure => BACKUP_FAILURES.some((reason) => reason === text)

/** A process that takes one up has begun within this. */
const BEGUN_MS = 60_000

/** Newest first. One that never ended, while none is being made, was cut short; one that is being made is no news. */
export function presentBackups(rows: readonly BackupRow[], now: Date, running: boolean): Backups {
  const reasonOf = ({ bytes, failure, started_at: at }: BackupRow): BackupFailure | null => {
    if (failure !== null) return isReason(failure) ? failure : 'unknown'
    return bytes === null && !running && now.getTime() - at.getTime() > BEGUN_MS ? 'cut_short' : null
  }
  const last = rows.find(({ bytes }) => bytes !== null)
  const [failed] = rows.flatMap((row) => {
    const reason = reasonOf(row)
    return reason && (!last || row.due_at > last.due_at) ? [{ at: toSeconds(row.started_at), reason }] : []
  })
  return { last: last ? { madeAt: toSeconds(last.started_at), bytes: last.bytes ?? 0 } : null, failed: failed ?? null }
}

/** The working hours of the organisation, for counting working time. */
export function presentCalendar(settings: WorkingSettings): WorkingCalendar {
  const { zone, country, weekend, hours, ramadanHours, holidays, hijriOffset, hijriMonths } = settings
  return {
    zone,
    weekend: weekend ?? weekendOf(country),
    hours,
    ramadanHours,
    holidays,
    hijri: { offset: hijriOffset, months: hijriMonths },
  }
}
