import { createContext, use, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './status-badge.module.css'

/** The statuses of the specification, one list for all modules; each module uses a part of it. */
const tones = {
  DRAFT: 'rest',
  SENT: 'new',
  NEW: 'new',
  OPEN: 'active',
  CHECKING: 'check',
  PENDING: 'wait',
  APPROVED: 'good',
  DONE: 'good',
  REJECTED: 'bad',
  CANCELED: 'rest',
  CLOSED: 'rest',
  published: 'good',
  completed: 'good',
} as const
export type Status = keyof typeof tones

export type Tone = (typeof tones)[Status]

/** A small coloured dot in a neutral outline, or plain where room is small; the word carries the meaning, the colour only helps. */
export function StatusBadge({ status, plain = false }: { status: Status; plain?: boolean }) {
  const word = useStatusWord()
  return (
    <span className={classes['badge']} data-status={status} data-tone={tones[status]} data-plain={plain || undefined}>
      {word(status)}
    </span>
  )
}

/**
 * Arabic agrees a status with its noun: a ticket, task and course are feminine, a form and a survey masculine. Screens of the latter
 * say so once.
 */
export const StatusNoun = createContext<'feminine' | 'masculine'>('feminine')

const MASCULINE = [
  'published',
  'completed',
  'SENT',
  'APPROVED',
  'REJECTED',
  'CANCELED',
  'DONE',
  'CLOSED',
] as const satisfies readonly Status[]
type Masculine = (typeof MASCULINE)[number]
const masculine: ReadonlySet<Status> = new Set<Status>(MASCULINE)

/** The word of a status, in the gender of the screen's noun. */
export function useStatusWord(): (status: Status) => string {
  const { t } = useTranslation('kit')
  const noun = use(StatusNoun)
  return (status) =>
    noun === 'masculine' && masculine.has(status) ? t(`masculine_${status as Masculine}`) : t(`status_${status}`)
}

/** The same for a state that is no status: of an account, of a module. */
export function StateBadge({ tone, plain = false, children }: { tone: Tone; plain?: boolean; children: ReactNode }) {
  return (
    <span className={classes['badge']} data-tone={tone} data-plain={plain || undefined}>
      {children}
    </span>
  )
}
