/** The standard form of RFC 9562 (S5.33), as `z.uuid()` sees it; kept apart from zod for routes that must stay light. */
const UUID =
  /^(?:[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}|0{8}-0{4}-0{4}-0{4}-0{12}|f{8}-f{4}-f{4}-f{4}-f{12})$/i

export function isUuid(text: string): boolean {
  return UUID.test(text)
}

/** What browsers, mail programs and proxies carry without cutting. */
export const URL_MAX = 2048

/** S5.32. Asked of the text and not only of the parser, which forgives spaces, tabs and `http:host`. */
export function isHttpUrl(text: string): boolean {
  return (
    text.length <= URL_MAX &&
    /^https?:\/\/[^\s/\\]/i.test(text) &&
    !/[\s\p{Cc}\p{Cs}\p{Bidi_Control}]/u.test(text) &&
    URL.canParse(text)
  )
}

export const EMAIL_MAX = 254
const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}$/i
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u

/**
 * S5.08: an address mail can really be sent to. Quoted local parts, comments and address literals are refused; a host may be
 * written in Arabic. Cut at the signs instead of matched whole, and short before any expression runs: nothing to backtrack.
 */
export function isEmail(text: string): boolean {
  if (text.length > EMAIL_MAX) return false
  const at = text.lastIndexOf('@')
  const local = text.slice(0, Math.max(at, 0))
  const labels = text.slice(at + 1).split('.')
  const top = labels.at(-1) ?? ''
  if (!LOCAL_PART.test(local) || /^\.|\.\.|\.$/.test(local)) return false
  return labels.length > 1 && labels.every((label) => LABEL.test(label)) && /^(?:\p{L}[\p{L}\p{M}]+|xn--.+)$/iu.test(top)
}
