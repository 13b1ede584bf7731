import { notes } from '@diwan/contract/notes/endpoints'
import { MAX_TITLE } from '@diwan/contract/notes/limits'
import type { Note } from '@diwan/contract/notes/schemas'
import { ActionIcon, Button } from '@mantine/core'
import { IconArrowLeft, IconPin, IconPinFilled, IconUserPlus } from '@tabler/icons-react'
import { Link, useSearch } from '@tanstack/react-router'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useProblemText } from '../../../kit/problem-words.ts'
import { useEver } from '../../../kit/use-ever.ts'
import { usePhone } from '../../../kit/widths.ts'
import { useWrite } from '../../../kit/write.ts'
import { useBackToList } from '../../../ui/list/use-return.ts'
import { RecordStar } from '../../../ui/record-star.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { UserInput } from '../../../ui/user-input.tsx'
import { NoteMenu } from './note-menu.tsx'
import { NoteTitle, useNoteTitle } from '../note-title.tsx'
import classes from './note-screen.module.css'
import { useTitle } from './use-title.ts'
import { lazyDialog } from '../../../ui/lazy-part.tsx'

const ShareDialog = lazyDialog(() => import('./share-dialog.tsx'))

/** Its name, which is written in place, and what can be done with it. */
interface NoteHeaderProps {
  readonly note: Note
  /** Its name is there: the text is next. */
  readonly onNamed: () => void
}

export function NoteHeader({ note, onNamed }: NoteHeaderProps) {
  const { t } = useTranslation(['notes', 'kit'])
  const phone = usePhone()
  const [sharing, setSharing] = useState(false)
  const begun = useEver(sharing)
  const nameOf = useNoteTitle()
  useBackToList()
  const back = t('backToList', { ns: 'kit' })
  return (
    <header className={classes['header']}>
      <PageTitle title={nameOf(note)} />
      <ActionIcon
        variant="subtle"
        color="gray"
        size={30}
        aria-label={back}
        title={back}
        renderRoot={(props: object) => <Link to="/user/notes" search={{}} {...props} />}
      >
        <IconArrowLeft size={18} stroke={1.7} className="turns" aria-hidden />
      </ActionIcon>
      <div className={classes['names']}>
        {note.can.edit ? (
          <TitleField note={note} onNamed={onNamed} />
        ) : (
          <h1>
            <NoteTitle note={note} lines={1} />
          </h1>
        )}
      </div>
      <div className={classes['actions']}>
        <RecordStar id={note.id} />
        {note.can.delete && <Pin note={note} />}
        {note.can.delete &&
          (phone ? (
            <ActionIcon variant="subtle" color="gray" size={44} aria-label={t('share')} onClick={() => setSharing(true)}>
              <IconUserPlus size={19} stroke={1.6} aria-hidden />
            </ActionIcon>
          ) : (
            <Button
              variant="default"
              leftSection={<IconUserPlus size={16} stroke={1.7} aria-hidden />}
              onClick={() => setSharing(true)}
            >
              {t('share')}
            </Button>
          ))}
        <NoteMenu note={note} />
      </div>
      <Suspense>{begun && <ShareDialog note={note} opened={sharing} onClose={() => setSharing(false)} />}</Suspense>
    </header>
  )
}

/** The heading of the screen is a field; a new note is named first. */
function TitleField({ note, onNamed }: NoteHeaderProps) {
  const problemText = useProblemText()
  const { t } = useTranslation(['notes', 'kit'])
  const title = useTitle(note)
  const field = useRef<HTMLInputElement>(null)
  const { new: isNew }: { new?: unknown } = useSearch({ strict: false })
  useEffect(() => {
    if (isNew === undefined) return
    field.current?.focus()
    field.current?.select()
  }, [isNew])
  return (
    <h1 className={classes['title']}>
      <UserInput
        ref={field}
        aria-label={t('title')}
        placeholder={t('title')}
        maxLength={MAX_TITLE}
        autoComplete="off"
        value={title.value}
        error={title.isMissing ? t('invalid_empty', { ns: 'kit' }) : title.problem && problemText(title.problem)}
        onChange={(event) => title.type(event.currentTarget.value)}
        onBlur={title.leave}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          onNamed()
        }}
      />
    </h1>
  )
}

function Pin({ note: { id, pinned } }: { readonly note: Note }) {
  const { t } = useTranslation('notes')
  const pin = useWrite(notes.pin)
  const Sign = pinned ? IconPinFilled : IconPin
  const label = t(pinned ? 'unpin' : 'pin')
  return (
    <ActionIcon
      variant={pinned ? 'light' : 'subtle'}
      {...(!pinned && { color: 'gray' })}
      size={32}
      aria-label={t('pin')}
      aria-pressed={pinned}
      title={label}
      disabled={pin.isPending}
      onClick={() => pin.mutate({ id, pinned: !pinned })}
    >
      <Sign size={18} stroke={1.6} aria-hidden />
    </ActionIcon>
  )
}
