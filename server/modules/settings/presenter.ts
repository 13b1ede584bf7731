import { monthNamesOf, weekendOf, weekStartOf } from '@diwan/core/countries'
import type { WorkingCalendar } from '@diwan/core/working-calendar'
import type { OpenSettings, ShownOrganisation } from '@diwan/contract/settings/schemas'
import { OrganisationSettings, settingDefaults } from '@diwan/contract/settings/schemas'
import type { Actor } from '../../kit/access/actor.ts'
import { granted } from '../../kit/access/demand.ts'
import { can } from './access.ts'
import type { OrganisationRow } from './queries.ts'

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
  const { change } = granted(can, actor, row)
  return { settings: settingsOf(row), version: row.version, can: { change } }
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
  }
}

type WorkingSettings = Omit<OrganisationSettings, 'nameAr' | 'nameEn'>

/** How long a solution may stand unanswered, and by which calendar. */
export const presentWorkingDays = (settings: WorkingSettings) => ({
  calendar: presentCalendar(settings),
  ticketCloseDays: settings.ticketCloseDays,
})

/** When the organisation works, for whoever counts working time. */
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
