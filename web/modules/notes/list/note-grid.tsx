import type { Note } from '@diwan/contract/notes/schemas'
import { truncate } from '@diwan/core/truncate'
import { Skeleton } from '@mantine/core'
import { IconAlarm, IconPinFilled } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useId, useRef, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { dayText, dayWithin, useDirection } from '../../../kit/formats.ts'
import { useSession } from '../../../kit/session.ts'
import { useReturn } from '../../../ui/list/use-return.ts'
import { Letter } from '../../../ui/person-chip.tsx'
import { UpdatedText } from '../../../ui/updated-text.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { TurnMenu } from '../../actions/public.ts'
import { LabelChips } from '../../labels/public.ts'
import '../colours.css'
import { dayIn } from '@diwan/core/formats'
import { useReading } from '../../../kit/reading.ts'
import { NoteTitle, useNoteTitle } from '../note-title.tsx'
import classes from './note-grid.module.css'
import { RestoreNote } from './restore-note.tsx'

interface Section {
  readonly title?: string | undefined
  readonly notes: readonly Note[]
}
interface NoteGridProps {
  readonly label: string
  readonly sections: readonly Section[]
  readonly inTrash: boolean
}

/** Notes as sheets of paper; arrows walk between them as they are seen. */
export function NoteGrid({ label, sections, inTrash }: NoteGridProps) {
  const frame = useRef<HTMLDivElement>(null)
  const { leave } = useReturn(
    frame,
    sections.some(({ notes }) => notes.length > 0),
  )
  return (
    <div ref={frame} className={classes['frame']} data-cards>
      {sections
        .filter(({ notes }) => notes.length > 0)
        .map(({ title, notes }) => (
          <Part key={title ?? label} label={label} title={title} notes={notes} inTrash={inTrash} onOpen={leave} />
        ))}
    </div>
  )
}

interface PartProps extends Section {
  readonly label: string
  readonly inTrash: boolean
  readonly onOpen: (id: string) => void
}

function Part({ label, title, notes, inTrash, onOpen }: PartProps) {
  const head = useId()
  return (
    <section aria-label={title === undefined ? label : undefined} aria-labelledby={title === undefined ? undefined : head}>
      {title !== undefined && <h2 id={head}>{title}</h2>}
      <ul className={classes['grid']}>
        {notes.map((note) => (
          <li key={note.id} className={classes['card']} data-colour={note.colour} data-note={note.id}>
            {inTrash ? <InTrash note={note} /> : <Card note={note} onOpen={onOpen} />}
            {!inTrash && (
              <span className={classes['turn']}>
                <TurnMenu id={note.id} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Card({ note, onOpen }: { readonly note: Note; readonly onOpen: (id: string) => void }) {
  const { t } = useTranslation('notes')
  const me = useSession()?.metadata.id
  const rtl = useDirection() === 'rtl'
  const { id, preview, pinned, reminderDate, createdBy, updatedDate, labels } = note
  return (
    <Link
      to="."
      search={{ id } as object}
      className={classes['link']}
      data-row
      data-id={id}
      onClick={() => onOpen(id)}
      onKeyDown={(event) => walkCards(event, rtl)}
    >
      <strong>
        <NoteTitle note={note} lines={2} />
        {pinned && <IconPinFilled size={15} role="img" aria-label={t('view_pinned')} />}
      </strong>
      <span className={classes['preview']}>
        {truncate(preview)
          .split('\n')
          .slice(0, 7)
          .map((line, at) => (
            <UserText key={at} text={line} />
          ))}
      </span>
      <LabelChips labels={labels} />
      <span className={classes['foot']}>
        {createdBy.id !== me && (
          <span title={t('sharedBy', { name: createdBy.fullName })}>
            <Letter id={createdBy.id} name={createdBy.fullName} photo={createdBy.photo} size={20} />
          </span>
        )}
        {reminderDate !== null && (
          <span className={classes['due']}>
            <IconAlarm size={15} stroke={1.7} role="img" aria-label={t('reminder')} />
            <bdi>{dayText(reminderDate)}</bdi>
          </span>
        )}
        <UpdatedText seconds={updatedDate} />
      </span>
    </Link>
  )
}

/** Restored before it is read again. */
function InTrash({ note }: { readonly note: Note }) {
  const { id, purgeDate } = note
  const title = useNoteTitle()(note)
  const { t } = useTranslation('notes')
  const { zone } = useReading()
  return (
    <div className={classes['link']}>
      <strong>
        <NoteTitle note={note} lines={2} />
      </strong>
      <span className={classes['foot']}>
        {purgeDate !== null && t('goesOn', { day: dayWithin(dayIn(zone, purgeDate)) })}
        <RestoreNote id={id} title={title} />
      </span>
    </div>
  )
}

export function GridSkeleton() {
  const { t } = useTranslation('kit')
  return (
    <div className={classes['frame']} role="status" aria-label={t('loading')}>
      <div className={classes['grid']}>
        {[1, 2, 3, 4, 5, 6].map((one) => (
          <Skeleton key={one} height={150} radius={10} />
        ))}
      </div>
    </div>
  )
}

/** To the card that is seen in that direction. */
function walkCards(event: KeyboardEvent<HTMLElement>, rtl: boolean): void {
  const cards = [...(event.currentTarget.closest('[data-cards]')?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  const at = cards.findIndex((card) => card === document.activeElement)
  if (at < 0) return
  const along = { ArrowRight: rtl ? -1 : 1, ArrowLeft: rtl ? 1 : -1 }[event.key]
  const down = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (along === undefined && down === undefined) return
  const next = along === undefined ? inColumn(cards, at, down!) : cards[at + along]
  if (!next) return
  event.preventDefault()
  next.focus()
}

function inColumn(cards: readonly HTMLElement[], at: number, step: number): HTMLElement | undefined {
  const here = cards[at]!.getBoundingClientRect()
  const others = step > 0 ? cards.slice(at + 1) : cards.slice(0, at).toReversed()
  return others.find((card) => {
    const box = card.getBoundingClientRect()
    return box.left < here.right && box.right > here.left && (step > 0 ? box.top >= here.bottom : box.bottom <= here.top)
  })
}
