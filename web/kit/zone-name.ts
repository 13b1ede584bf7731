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
