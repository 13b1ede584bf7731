import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { notes } from '@diwan/contract/notes/endpoints'
import { noteEvents } from '@diwan/contract/notes/events'
import type { Note } from '@diwan/contract/notes/schemas'
import { dayProblems, presentIn, spanProblems, timeProblems, type TimeProblem } from '@diwan/core/time-rules'
import { instantOf } from '@diwan/core/working-calendar'
import { toSeconds } from '../../../kit/clock/clock.ts'
import { Problem } from '../../../kit/http/problem.ts'
import { command } from '../../../kit/kind/command.ts'
import type { Ctx } from '../../../kit/portal.ts'
import type { Tx } from '../../../kit/record/write.ts'
import { readActor } from '../../access/public.ts'
import { movePeople } from '../../people/public.ts'
import { remind, unremind } from '../../reminders/public.ts'
import { note } from '../kind.ts'
import { presentNote } from '../presenter.ts'
import { updateNote, type NoteReach } from '../queries/note.ts'

type Times = Pick<InputOf<typeof notes.setReminder>, 'reminderDate' | 'startTime' | 'endTime'>

export function setReminder(ctx: Ctx, { id, version, ...times }: InputOf<typeof notes.setReminder>): Promise<Note> {
  return command(note, ctx, { id, needs: 'edit', version }, async (tx, row) => {
    demandTimes(ctx, times)
    const owner = row.created_by === ctx.actor.id ? ctx.actor : await readActor(ctx.portal, row.created_by)
    const at = instantOf((owner ?? ctx.actor).reading.zone, times.reminderDate, times.startTime)
    if (owner) await remind(ctx, tx, { object: id, user: owner.id, at: new Date(at * 1_000) })
    return scheduled(ctx, tx, row, times)
  })
}

export function clearReminder(ctx: Ctx, { id, version }: InputOf<typeof notes.clearReminder>): Promise<Note> {
  return command(note, ctx, { id, needs: 'edit', version }, async (tx, row) => {
    await unremind(ctx, tx, { object: id, user: row.created_by })
    return scheduled(ctx, tx, row, { reminderDate: null, startTime: null, endTime: null })
  })
}

/** Today or later, not earlier than now, and the end after the start: each message at its field. */
function demandTimes({ actor, clock }: Ctx, { reminderDate, startTime, endTime }: Times): void {
  const now = presentIn(actor.reading.zone, toSeconds(clock.now()))
  const start = timeProblems({ day: reminderDate, time: startTime }, now)
  const span = spanProblems({ start: startTime, end: endTime })
  const fields = [
    ...at('reminderDate', dayProblems(reminderDate, now)),
    ...at('startTime', [...start.filter((code) => code === 'time_past'), ...span.filter((code) => code === 'start_required')]),
    ...at(
      'endTime',
      span.filter((code) => code !== 'start_required'),
    ),
  ]
  if (fields.length > 0) throw new Problem('invalid_input', { fields })
}

const at = (path: keyof Times, codes: readonly TimeProblem[]) => codes.slice(0, 1).map((code) => ({ path, code }))

interface Schedule {
  readonly reminderDate: string | null
  readonly startTime: string | null
  readonly endTime: string | null
}

async function scheduled(ctx: Ctx, tx: Tx, row: NoteReach, times: Schedule): Promise<Note> {
  const [id, version, now] = [row.id, row.version + 1, ctx.clock.now()]
  const set = { reminder_date: times.reminderDate, start_time: times.startTime, end_time: times.endTime }
  await updateNote(tx.db, id, { ...set, version, updated_at: now })
  await movePeople(tx.db, id, now)
  tx.record(noteEvents.scheduled, { id, ...times, version, updatedDate: toSeconds(now) }, await note.deliveryToAll(tx.db, row))
  return presentNote(ctx.actor, (await note.readOne(tx.db, ctx.actor, id))!)
}
