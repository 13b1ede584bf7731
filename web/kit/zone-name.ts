import { cityOf } from '@diwan/core/zone-cities'

/** A time zone as the profile names it, with its offset now: "Asia/Riyadh (GMT+3)". */
export function zoneName(zone: string, language: string): string {
  const offset = new Intl.DateTimeFormat(language === 'en-US' ? 'en-US' : 'ar-SA-u-nu-latn', {
    timeZone: zone,
    timeZoneName: 'shortOffset',
  })
    .formatToParts(Date.now())
    .find(({ type }) => type === 'timeZoneName')?.value
  return `\u2066${zone}\u2069 (${offset})`
}

/** The same by its country or city, for a line of text: "Saudi Arabia Time". */
export const zoneTime = (zone: string, language: string): string => nameIn(zone, language, 'shortGeneric')

/** The city of a zone, or else its country, where there is little room: "London", «لندن». */
export const zonePlace = (zone: string, language: string): string =>
  cityOf(zone, language === 'en-US' ? 'en' : 'ar') ?? zoneTime(zone, language)

/** How far it is ahead of UTC at that moment: "GMT+3". */
export const zoneOffset = (zone: string, seconds: number): string => nameIn(zone, 'en-US', 'shortOffset', seconds)

function nameIn(zone: string, language: string, style: 'shortGeneric' | 'shortOffset', seconds = Date.now() / 1_000): string {
  const tag = language === 'en-US' ? 'en-US' : 'ar-SA-u-ca-gregory-nu-latn'
  const parts = new Intl.DateTimeFormat(tag, { timeZone: zone, timeZoneName: style }).formatToParts(seconds * 1_000)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone
}
