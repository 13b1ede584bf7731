import { notes } from '@diwan/contract/notes/endpoints'
import type { Note } from '@diwan/contract/notes/schemas'
import { NOTE_COLOURS } from '@diwan/contract/notes/vocabulary'
import { writeTime } from '@diwan/core/calendar-days'
import { Button, Popover } from '@mantine/core'
import { IconAlarm, IconPalette, IconTag } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dayText } from '../../../kit/formats.ts'
import { useSession } from '../../../kit/session.ts'
import { useEver } from '../../../kit/use-ever.ts'
import { useWrite } from '../../../kit/write.ts'
import { Letter } from '../../../ui/person-chip.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { LabelChips, LabelChoices } from '../../labels/public.ts'
import { LinkedWith } from '../../links/public.ts'
import { noteQueries } from '../api.ts'
import { Swatch } from '../swatch.tsx'
import classes from './note-screen.module.css'
import { lazyDialog } from '../../../ui/lazy-part.tsx'

const ReminderDialog = lazyDialog(() => import('./reminder-dialog.tsx'))
const SHOWN = 5

/** Its colour, its day, whose it is and who else reads it. */
export function NoteFacts({ note }: { readonly note: Note }) {
  const { t } = useTranslation('notes')
  const me = useSession()?.metadata.id
  const { data } = useQuery(noteQueries.people(note.id))
  const people = data?.items ?? []
  return (
    <div className={classes['facts']}>
      {note.can.edit && <Colour note={note} />}
      <Reminder note={note} />
      {note.can.delete && <Labels note={note} />}
      {note.createdBy.id !== me && (
        <span className={classes['owner']}>
          <Letter id={note.createdBy.id} name={note.createdBy.fullName} photo={note.createdBy.photo} size={22} />
          <UserText text={t('sharedBy', { name: note.createdBy.fullName })} lines={1} />
        </span>
      )}
      {people.length > 0 && (
        <ul className={classes['stack']} style={{ margin: 0, padding: 0, listStyle: 'none' }} aria-label={t('sharedWith')}>
          {people.slice(0, SHOWN).map(({ person }) => (
            <li key={person.id} title={person.fullName}>
              <Letter id={person.id} name={person.fullName} photo={person.photo} size={24} />
            </li>
          ))}
        </ul>
      )}
      <LinkedWith id={note.id} />
    </div>
  )
}

function Colour({ note: { id, version, colour } }: { readonly note: Note }) {
  const { t } = useTranslation('notes')
  const [opened, setOpened] = useState(false)
  const change = useWrite(notes.change, { scope: `note ${id}` })
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" radius={12} shadow="md" trapFocus withRoles={false}>
      <Popover.Target>
        <Button
          variant="default"
          size="xs"
          leftSection={colour === 'plain' ? <IconPalette size={16} stroke={1.7} aria-hidden /> : <Swatch colour={colour} />}
          aria-haspopup="dialog"
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          {colour === 'plain' ? t('colour') : t(`colour_${colour}`)}
        </Button>
      </Popover.Target>
      <Popover.Dropdown p={10} role="dialog" aria-label={t('colour')}>
        <div className={classes['colours']} role="radiogroup" aria-label={t('colour')}>
          {NOTE_COLOURS.map((one) => (
            <button
              key={one}
              type="button"
              role="radio"
              aria-checked={one === colour}
              aria-label={t(`colour_${one}`)}
              title={t(`colour_${one}`)}
              onClick={() => {
                setOpened(false)
                if (one !== colour) change.mutate({ id, version, colour: one })
              }}
            >
              <Swatch colour={one} />
            </button>
          ))}
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}

/** For its owner alone, who keeps notes in order by them. */
function Labels({ note: { id, labels } }: { readonly note: Note }) {
  const { t } = useTranslation('labels')
  const [opened, setOpened] = useState(false)
  const [chosen, choose] = useState<readonly string[]>()
  const put = useWrite(notes.setLabels, { scope: `note ${id}` })
  const change = (ids: string[]) => {
    choose(ids) // ticked at once, also while the one before is on its way
    put.mutate({ id, labels: ids })
  }
  const turn = (now: boolean) => {
    setOpened(now)
    if (!now) choose(undefined)
  }
  return (
    <>
      <Popover opened={opened} onChange={turn} position="bottom-start" radius={12} shadow="md" trapFocus withRoles={false}>
        <Popover.Target>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconTag size={16} stroke={1.7} aria-hidden />}
            aria-haspopup="dialog"
            aria-expanded={opened}
            onClick={() => turn(!opened)}
          >
            {t('labels')}
          </Button>
        </Popover.Target>
        <Popover.Dropdown p={10} w={280} role="dialog" aria-label={t('labels')}>
          <LabelChoices chosen={chosen ?? labels.map((one) => one.id)} onChange={change} />
        </Popover.Dropdown>
      </Popover>
      <LabelChips labels={labels} />
    </>
  )
}

function Reminder({ note }: { readonly note: Note }) {
  const { t } = useTranslation('notes')
  const [opened, setOpened] = useState(false)
  const begun = useEver(opened)
  const { reminderDate, startTime, endTime, can } = note
  const words =
    reminderDate !== null && startTime !== null && endTime !== null
      ? t('period', {
          day: dayText(reminderDate),
          start: `\u2066${writeTime(startTime)}\u2069`,
          end: `\u2066${writeTime(endTime)}\u2069`,
        })
      : undefined
  const sign = <IconAlarm size={16} stroke={1.7} aria-hidden />
  if (!can.edit)
    return (
      words !== undefined && (
        <span className={classes['owner']}>
          {sign}
          {words}
        </span>
      )
    )
  return (
    <>
      <Button variant="default" size="xs" leftSection={sign} aria-haspopup="dialog" onClick={() => setOpened(true)}>
        {words ?? t('remind')}
      </Button>
      <Suspense>{begun && <ReminderDialog note={note} opened={opened} onClose={() => setOpened(false)} />}</Suspense>
    </>
  )
}
