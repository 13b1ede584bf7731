import type { TicketPriority, TicketStatus } from '@diwan/contract/tickets/vocabulary'
import { TICKET_PRIORITIES } from '@diwan/contract/tickets/vocabulary'
import type { Group } from '../../units/public.ts'

/** What somebody does: says, notes, asks and waits, solves, rejects, opens again, or a command by its name. */
type Sign = '>' | '#' | '?' | '=' | '!' | '+' | ':'

export interface Step {
  readonly who: string
  readonly sign: Sign
  readonly text: string
}

export interface Story {
  readonly subject: string
  readonly by: string
  readonly group: Group
  /** Where it ends. */
  readonly status: TicketStatus
  readonly priority: TicketPriority
  /** Opened by somebody else for this person. */
  readonly requester?: string
  /** Opened so many days before today; without, somewhere in the past. */
  readonly daysAgo?: number
  readonly body: string
  readonly steps: readonly Step[]
}

/**
 * Stories as they are read: the subject, a line `who group STATUS [priority] [for=whom] [@days]`, what is asked, and then a line
 * for each step. Lines without a name in front go on with what was said.
 */
export const storiesOf = (text: string): Story[] =>
  text
    .trim()
    .split(/\n*^# /m)
    .filter(Boolean)
    .map(storyOf)

function storyOf(text: string): Story {
  const [subject = '', head = '', ...lines] = text.split('\n')
  const [by = '', group, status, ...more] = head.split(' ')
  const [body, ...said] = spoken(lines)
  const of = (sign: string) => more.find((word) => word.startsWith(sign))?.slice(sign.length)
  const [requester, days] = [of('for='), of('@')]
  return {
    subject,
    by,
    group: group as Group,
    status: status as TicketStatus,
    priority: TICKET_PRIORITIES.find((one) => more.includes(one)) ?? 'NORMAL',
    ...(requester !== undefined && { requester }),
    ...(days !== undefined && { daysAgo: Number(days) }),
    body: body!.text,
    steps: said,
  }
}

function spoken(lines: readonly string[]): Step[] {
  const steps: Step[] = [{ who: '', sign: '>', text: '' }]
  for (const line of lines) {
    const [, who, sign, rest = ''] = /^([a-z]+)([>#?=!+:]) (.*)$/.exec(line) ?? []
    const last = steps.at(-1)!
    if (who) steps.push({ who, sign: sign as Sign, text: rest })
    else steps[steps.length - 1] = { ...last, text: last.text === '' ? line : `${last.text}\n${line}` }
  }
  return steps
}
