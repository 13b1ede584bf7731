/**
 * Keys that put things in an order which people make by hand: there is always another one between two, so that moving one thing
 * changes that thing alone. They compare by their characters (`collate "C"` in the database).
 *
 * A key is a whole number and a fraction. The first character says how long the number is, `a` one digit, `b` two …; below zero `Z`
 * one, `Y` two …: adding at either end makes keys no longer. A fraction never ends with the lowest digit.
 */
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const LOWEST = DIGITS[0]!
const HIGHEST = DIGITS.at(-1)!
const FIRST = `a${LOWEST}`

/** A key between two others; before the first or after the last where one of them is missing. `low` is the lesser one. */
export function between(low: string | null, high: string | null): string {
  if (low !== null && high !== null && low >= high) throw new Error(`Nothing lies between ${low} and ${high}`)
  if (low === null && high === null) return FIRST
  if (low === null) return before(high!)
  const [number, fraction] = parts(low)
  if (high === null) return stepped(number, 1) ?? number + middle(fraction, null)
  const [nextNumber, nextFraction] = parts(high)
  if (number === nextNumber) return number + middle(fraction, nextFraction)
  const step = stepped(number, 1)
  return step !== null && step < high ? step : number + middle(fraction, null)
}

function before(high: string): string {
  const [number, fraction] = parts(high)
  const lower = fraction === '' ? stepped(number, -1) : number
  if (lower === null) throw new Error(`Nothing lies before ${high}`)
  return lower
}

const lengthOf = (head: string): number => (head >= 'a' ? head.charCodeAt(0) - 97 : 90 - head.charCodeAt(0)) + 2

function parts(key: string): [number: string, fraction: string] {
  const length = lengthOf(key[0] ?? '')
  if (!/^[A-Za-z][0-9A-Za-z]*$/.test(key) || key.length < length || (key.length > length && key.endsWith(LOWEST)))
    throw new Error(`${key} is no key of an order`)
  return [key.slice(0, length), key.slice(length)]
}

/** The next whole number, or the one before; nothing at either end of all there are. */
function stepped(number: string, by: 1 | -1): string | null {
  const [over, into] = by === 1 ? [HIGHEST, LOWEST] : [LOWEST, HIGHEST]
  const digits = Array.from(number.slice(1))
  for (let at = digits.length - 1; at >= 0; at -= 1) {
    if (digits[at] !== over) {
      digits[at] = DIGITS[DIGITS.indexOf(digits[at]!) + by]!
      return number[0]! + digits.join('')
    }
    digits[at] = into
  }
  const head = nextHead(number[0]!, by)
  return head === null ? null : head + into.repeat(lengthOf(head) - 1)
}

/** Of a number with one digit more or fewer. */
function nextHead(head: string, by: 1 | -1): string | null {
  if (head === (by === 1 ? 'z' : 'A')) return null
  if (by === 1 && head === 'Z') return 'a'
  if (by === -1 && head === 'a') return 'Z'
  return String.fromCharCode(head.charCodeAt(0) + by)
}

/** A fraction between two; `high` is nothing where only the next whole number stands above. */
function middle(low: string, high: string | null): string {
  if (high !== null) {
    let same = 0
    while ((low[same] ?? LOWEST) === high[same]) same += 1
    if (same > 0) return high.slice(0, same) + middle(low.slice(same), high.slice(same))
  }
  const from = low === '' ? 0 : DIGITS.indexOf(low[0]!)
  const to = high === null ? DIGITS.length : DIGITS.indexOf(high[0]!)
  if (to - from > 1) return DIGITS[Math.round((from + to) / 2)]!
  if (high !== null && high.length > 1) return high[0]!
  return DIGITS[from]! + middle(low.slice(1), null)
}
