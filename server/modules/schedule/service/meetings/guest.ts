import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { meetingGuest } from '@diwan/contract/schedule/endpoints/meeting-guest'
import { GUEST_AFTER_MS, MAX_GUEST_TIMES } from '@diwan/contract/schedule/limits/meetings'
import type { GuestMeeting } from '@diwan/contract/schedule/schemas/meeting-guest'
import { toSeconds } from '../../../../kit/clock/clock.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { demandLink, linkOver } from '../../../guests/public.ts'
import { readMeeting, type AttendeeRow, type MeetingRow } from '../../queries/meetings/meeting.ts'
import { readOccurrences, type OccurrenceRow } from '../../queries/meetings/occurrences.ts'
import { readRoom } from '../../queries/meetings/rooms.ts'
import { answerAsGuest } from './answer.ts'

export const MEETING_PURPOSE = 'meeting'

/** A link works until an hour after the last time. */
export const guestUntil = ({ ends_at }: Pick<MeetingRow, 'ends_at'>): Date => new Date(ends_at.getTime() + GUEST_AFTER_MS)

export async function openByLink(ctx: Ctx, { token }: InputOf<typeof meetingGuest.open>): Promise<GuestMeeting> {
  const { row, guest } = await invitedBy(ctx, token)
  return presentToGuest(ctx, row, guest)
}

export async function answerByLink(ctx: Ctx, { token, answer }: InputOf<typeof meetingGuest.answer>): Promise<GuestMeeting> {
  const { row, guest } = await invitedBy(ctx, token)
  await answerAsGuest(ctx.portal, { attendeeId: guest.id, answer })
  return presentToGuest(ctx, (await readMeeting(ctx.db, row.id))!, { ...guest, answer })
}

/** Somebody who was taken off the meeting has no link any more. */
async function invitedBy(ctx: Ctx, token: string): Promise<{ row: MeetingRow; guest: AttendeeRow }> {
  const { object_id, part_id } = await demandLink(ctx, token, MEETING_PURPOSE)
  const row = await readMeeting(ctx.db, object_id)
  const guest = row?.attendees.find(({ id, email }) => id === part_id && email !== null)
  if (!row || row.deleted_at !== null || !guest || guestUntil(row) <= ctx.clock.now()) throw linkOver()
  return { row, guest }
}

async function presentToGuest({ db, clock }: Ctx, row: MeetingRow, { answer }: AttendeeRow): Promise<GuestMeeting> {
  const occurrences = await readOccurrences(db, row.id)
  const coming = occurrences.filter(({ cancelled, starts_at }) => !cancelled && starts_at > clock.now())
  const shown = coming.length > 0 ? coming.slice(0, MAX_GUEST_TIMES) : lastOf(occurrences)
  const { title, place, room_id } = shown[0] ?? row
  const room = room_id === null ? undefined : await readRoom(db, room_id)
  return {
    meetingTitle: title,
    status: row.status as GuestMeeting['status'],
    organiser: row.organiser_name,
    place,
    room: room ? { nameAr: room.name_ar, nameEn: room.name_en } : null,
    zone: row.zone,
    times: shown.map(({ starts_at, ends_at }) => ({ startsAt: toSeconds(starts_at), endsAt: toSeconds(ends_at) })),
    isSeries: row.rule !== null,
    answer,
    canAnswer: row.status === 'OPEN' && coming.length > 0,
  }
}

function lastOf(occurrences: readonly OccurrenceRow[]): OccurrenceRow[] {
  const last = occurrences.findLast(({ cancelled }) => !cancelled) ?? occurrences.at(-1)
  return last ? [last] : []
}
