import { cityOf, zoneOffset as offsetOfZone, zoneTime as timeOfZone } from '@diwan/core/zone-cities'

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

/** The same by its city, or else its country, for a line of text: "Riyadh time". */
export const zoneTime = (zone: string, language: string): string => timeOfZone(zone, language === 'en-US' ? 'en' : 'ar')

/** The city of a zone, or else its country, where there is little room: "London", «لندن». */
export const zonePlace = (zone: string, language: string): string =>
  cityOf(zone, language === 'en-US' ? 'en' : 'ar') ?? zoneTime(zone, language)

/** How far it is ahead of UTC at that moment: "GMT+3". */
export const zoneOffset = (zone: string, seconds: number): string => offsetOfZone(zone, new Date(seconds * 1_000))
