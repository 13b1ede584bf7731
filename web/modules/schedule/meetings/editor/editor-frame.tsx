import type { OpenMeeting } from '@diwan/contract/schedule/schemas/meetings'
import { SERIES_SCOPES } from '@diwan/contract/schedule/vocabulary/meetings'
import { Button } from '@mantine/core'
import { IconInfoCircle, IconSend } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState, type FormEvent, type KeyboardEvent as Pressed, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MOD } from '../../../../kit/commands.ts'
import { usePhone } from '../../../../kit/widths.ts'
import { Kbd } from '../../../../ui/kbd.tsx'
import { PageHeader } from '../../../../ui/page-header.tsx'
import { startsInFirstField } from '../../../../ui/send-by-key.ts'
import { useLeaveWrite } from '../../../../ui/use-leave-write.ts'
import { asksAgain, savedMeeting } from '../../model/meeting-form.ts'
import { MeetingBadge } from '../meeting-badge.tsx'
import { ScopeChoice } from '../scope-choice.tsx'
import classes from './editor.module.css'
import { EditorProblem } from './editor-problem.tsx'
import { FreePanel } from './free/free-panel.tsx'
import { MeetingFields } from './meeting-fields.tsx'
import type { MeetingForm } from './use-meeting-form.ts'

interface EditorFrameProps {
  readonly form: MeetingForm
  /** The meeting that is changed. */
  readonly opened?: OpenMeeting
  readonly title: string
  readonly onLeave: () => void
}

/** Both sides of the editor, with what is saved and how far it reaches above them. Escape leaves, and what was typed stays for this tab. */
export function EditorFrame({ form, opened, title, onLeave }: EditorFrameProps) {
  const { t } = useTranslation(['schedule', 'kit'])
  const phone = usePhone()
  useLeaveWrite(form)
  useLeaveByEscape(onLeave)
  const save = form.pending ? t('saving', { ns: 'kit' }) : t(opened ? 'saveMeeting' : 'planMeeting')
  const action = (
    <>
      {!phone && (
        <Button variant="subtle" color="gray" onClick={onLeave} rightSection={<Kbd keys="Esc" />}>
          {t('cancel', { ns: 'kit' })}
        </Button>
      )}
      <Button
        type="submit"
        disabled={form.pending}
        leftSection={<IconSend size={17} stroke={1.7} className="turns" aria-hidden />}
        {...(!phone && { rightSection: <Kbd keys={`${MOD} Enter`} /> })}
      >
        {save}
      </Button>
    </>
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the keys of its fields
    <form
      ref={startsInFirstField}
      className={classes['editor']}
      aria-label={title}
      aria-busy={form.pending}
      noValidate
      onSubmit={(event) => sendsWhole(event) && form.submit(event)}
      onKeyDown={(event) => {
        if (leavesBy(event)) onLeave()
        else staysOnEnter(event)
      }}
    >
      <PageHeader
        title={title}
        written={opened !== undefined}
        crumbs={[{ label: t('paneMeetings'), to: '.', search: {} }]}
        action={
          <>
            {opened && !phone && <MeetingBadge status={opened.meeting.status} />}
            {action}
          </>
        }
        flush
      />
      {opened && <Reach form={form} opened={opened} />}
      <div className={classes['sides']}>
        <section className={classes['fields']} aria-label={t('meeting')}>
          <EditorProblem form={form} zone={form.values.zone} />
          {form.waits && <p className={classes['quiet']}>{t('waiting', { ns: 'kit' })}</p>}
          <MeetingFields form={form} {...(opened && { opened })} />
        </section>
        <FreePanel form={form} meetingId={opened?.meeting.id} />
      </div>
    </form>
  )
}

/** To which meetings of the series a change applies, and what it asks of the attendees. */
function Reach({ form, opened }: { form: MeetingForm; opened: OpenMeeting }) {
  const { t } = useTranslation('schedule')
  const [now] = useState(() => Math.floor(Date.now() / 1_000))
  const before = savedMeeting(opened, now)
  const asks = asksAgain(form.values, before)
  const isSeries = opened.meeting.rule !== null && before.scope === 'this'
  const note: ReactNode = (
    <span className={classes['note']} data-asks={asks || undefined} role="status">
      <IconInfoCircle size={16} stroke={1.6} aria-hidden />
      {t(asks ? 'asksAgainNow' : 'asksAgain')}
    </span>
  )
  return (
    <div className={classes['reach']}>
      {isSeries && (
        <>
          <span className={classes['quiet']}>{t('appliesTo')}</span>
          <ScopeChoice scopes={SERIES_SCOPES} value={form.values.scope} onChange={(scope) => form.change({ scope })} />
        </>
      )}
      {note}
    </div>
  )
}

/** Escape leaves as well while nothing has the focus. */
function useLeaveByEscape(onLeave: () => void): void {
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    const press = ({ key, target }: KeyboardEvent) => key === 'Escape' && target === document.body && leave()
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

/** Enter alone sends nothing: an invitation goes out by its button, or with Ctrl. In the title it takes over what was read in it. */
function staysOnEnter(event: Pressed<HTMLFormElement>): void {
  const { key, ctrlKey, metaKey, target, currentTarget } = event
  if (key !== 'Enter' || ctrlKey || metaKey || !(target instanceof HTMLInputElement)) return
  event.preventDefault()
  if (target.dataset['field'] === 'meetingTitle') currentTarget.querySelector<HTMLElement>('[data-take-over]')?.click()
}

/** An attendee who was typed and not chosen is added first, and an address that is none is not left out in silence. */
function sendsWhole(event: FormEvent<HTMLFormElement>): boolean {
  const form = event.currentTarget
  const attendees = form.querySelector<HTMLInputElement>('input[data-field=attendees]')
  const typed = attendees?.dataset['typed'] !== undefined
  if (!typed && !form.querySelector('[data-left]')) return true
  event.preventDefault()
  if (!typed) attendees?.focus()
  else {
    attendees?.blur()
    setTimeout(() => form.querySelector('[data-left]') ?? form.requestSubmit())
  }
  return false
}

/** An open list or picker takes Escape for itself. */
function leavesBy(event: Pressed<HTMLElement>): boolean {
  const { key, target, currentTarget } = event
  if (key !== 'Escape' || event.isDefaultPrevented() || !(target instanceof HTMLElement)) return false
  if (!currentTarget.contains(target) || target.getAttribute('aria-expanded') === 'true') return false
  return target.closest('[data-mantine-stop-propagation="true"]') === null
}
