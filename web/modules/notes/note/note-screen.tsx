import { notes } from '@diwan/contract/notes/endpoints'
import type { Note } from '@diwan/contract/notes/schemas'
import { isUuid } from '@diwan/core/identifiers'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../kit/call.ts'
import { useFollow } from '../../../kit/follow.ts'
import { Problem } from '../../../kit/problem.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { PageField } from '../../documents/public.ts'
import type { MentionSource } from '../../writing/public.ts'
import { noteQueries } from '../api.ts'
import '../colours.css'
import { noteLive } from '../live.ts'
import { useDiscardUntouched } from './use-discard-untouched.ts'
import { NoteFacts } from './note-facts.tsx'
import { NoteHeader } from './note-header.tsx'
import classes from './note-screen.module.css'

/** One note, kept as it is at the portal while it is shown. */
export default function NoteScreen({ id }: { readonly id: string }) {
  return isUuid(id) ? <Opened id={id} /> : <Refused error={new Problem('not_found', 404)} />
}

function Opened({ id }: { readonly id: string }) {
  const { data, error, isPaused, refetch } = useQuery(noteQueries.open(id))
  useFollow(noteLive, id)
  if (error && (!data || error.code === 'not_found')) return <Refused error={error} onRetry={() => void refetch()} />
  if (data) return <Shown note={data.note} />
  return isPaused ? <Refused error={new Problem('unavailable')} /> : <PageSkeleton />
}

/** Those who read the note. */
const mentionableIn = (id: string): MentionSource => ({
  people: (text) => ({
    queryKey: [...noteQueries.all(), 'mentionable', id, text],
    queryFn: async () => (await call(notes.mentionable, { id, text })).items,
  }),
})

function Shown({ note }: { readonly note: Note }) {
  const { t } = useTranslation('notes')
  const client = useQueryClient()
  const mentionable = mentionableIn(note.id)
  const [turns, setTurns] = useState(0)
  const body = useDiscardUntouched(note)
  return (
    <article className={classes['sheet']} data-colour={note.colour} data-fills>
      <NoteHeader note={note} onNamed={() => setTurns(turns + 1)} />
      <NoteFacts note={note} />
      <div ref={body} className={classes['text']}>
        <PageField
          key={note.documentId}
          id={note.documentId}
          label={t('body')}
          placeholder={t('placeholder')}
          focus={turns}
          mentionable={mentionable}
          onRefused={() => void client.invalidateQueries({ queryKey: noteQueries.all() })}
        />
      </div>
    </article>
  )
}

/** Foreign and missing notes answer alike, so that no one learns which it is. */
function Refused({ error, onRetry }: { readonly error: Problem; readonly onRetry?: () => void }) {
  const { t } = useTranslation('releases')
  const again = error.status === 403 || error.status === 404 ? undefined : onRetry
  const title = t('name_notes')
  return (
    <>
      <PageHeader title={title} crumbs={[{ label: title, to: '.', search: {} }]} />
      <ErrorState error={error} {...(again && { onRetry: again })} />
    </>
  )
}
