import { CHAT_HOLDS } from '@diwan/contract/chat/vocabulary'

export type Hold = (typeof CHAT_HOLDS)[number]
export const CONDITIONS = ['from', 'in', 'has', 'since', 'until'] as const
export type Condition = (typeof CONDITIONS)[number]

/** As they are typed; `before` and `after` name days. */
const typed: Readonly<Record<string, Condition>> = {
  from: 'from',
  in: 'in',
  has: 'has',
  after: 'since',
  before: 'until',
  من: 'from',
  في: 'in',
  فيها: 'has',
  بعد: 'since',
  قبل: 'until',
}

interface Read {
  /** What is left to look for. */
  readonly q: string
  /** A condition that was named without its value: it is picked then. */
  readonly asks?: Condition
  /** What was typed of the value, to find it by. */
  readonly begins?: string
  readonly has?: Hold
  readonly since?: string
  readonly until?: string
}

const WORD = /(^|\s)(from|in|has|after|before|من|في|فيها|بعد|قبل):(\S*)(?=\s|$)/iu
const DAY = /^(19|20|21)\d\d-\d\d-\d\d$/

/** Takes the first condition out of what was typed; the rest is looked for. Nothing where there is none. */
export function readCondition(text: string): Read | undefined {
  const found = WORD.exec(text)
  const condition = found && typed[found[2]!.toLocaleLowerCase()]
  if (!found || !condition) return undefined
  const q = (text.slice(0, found.index) + ' ' + text.slice(found.index + found[0].length)).trim()
  const value = found[3] ?? ''
  if (condition === 'has') {
    const has = CHAT_HOLDS.find((one) => one === value.toLocaleLowerCase())
    return has ? { q, has } : { q, asks: 'has' }
  }
  if ((condition === 'since' || condition === 'until') && DAY.test(value)) return { q, [condition]: value }
  return value === '' || condition === 'since' || condition === 'until'
    ? { q, asks: condition }
    : { q, asks: condition, begins: value }
}
