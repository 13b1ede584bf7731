import type { GivenAnswer } from '@diwan/contract/schedule/vocabulary/meetings'
import { addDays } from '@diwan/core/hijri'
import { dayIn, isWorkingDay, type WorkingCalendar } from '@diwan/core/working-calendar'
import type { Actor } from '../../../kit/access/actor.ts'
import { toSeconds } from '../../../kit/clock/clock.ts'
import type { Database } from '../../../kit/db/database.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { quietPortal, type Sample } from '../../../kit/sample.ts'
import { readWorkingDays } from '../../settings/public.ts'
import { answerMeeting } from '../service/meetings/answer.ts'
import { planMeeting } from '../service/meetings/plan.ts'
import { createRoom } from '../service/meetings/rooms.ts'
import { tendMeetings } from '../service/meetings/tend.ts'
import { sampleMeetings, sampleRooms, teamTimes, teamTitles, type SampleMeeting } from './meeting-plans.ts'

const DAY_MS = 86_400_000
/** Meetings are planned so many days before today, and the series of a team has so many weeks around it. */
const BEFORE = 32
const WEEKS = 9
const TEAM = 6

const ctxOf = (db: Database, actor: Actor, at: Date): Ctx => {
  const clock = { now: () => at }
  return { portal: quietPortal(db, clock), clock, db, actor }
}

/** The day so many working days before or after a day. */
function workingDay(calendar: WorkingCalendar, from: string, steps: number): string {
  let day = from
  for (let left = Math.abs(steps); left > 0;) {
    day = addDays(day, Math.sign(steps))
    if (isWorkingDay(calendar, day)) left -= 1
  }
  return day
}

const plain = { place: '', roomId: null, video: false, rule: null, attendees: [], guests: [], meetingDescription: '' }
/** Most come, some may come, and some have not answered. */
const ANSWERS: readonly (GivenAnswer | undefined)[] = ['yes', 'yes', 'maybe', 'yes', undefined, 'no', 'yes']

/** Made by the services that people use: each person has meetings in the past month and in the coming one. */
export async function seedMeetings({ db, people, at: end }: Sample): Promise<void> {
  const { calendar } = await readWorkingDays(db)
  const today = dayIn(calendar.zone, toSeconds(end))
  const begun = new Date(end.getTime() - BEFORE * DAY_MS)
  const all = [...people.values()]
  const author = all.find(({ role }) => role === 'ADMIN')!
  const byName = (name: string): Actor => {
    const actor = people.get(`${name}@diwan.example`)
    if (!actor) throw new Error(`The sample has no ${name}.`)
    return actor
  }
  const rooms: string[] = []
  for (const room of sampleRooms) rooms.push((await createRoom(ctxOf(db, author, begun), { ...room, unitId: null })).id)

  const answered = async (id: string, attendees: readonly Actor[]) => {
    for (const [place, who] of attendees.entries()) {
      const answer = ANSWERS[place % ANSWERS.length]
      if (answer) await answerMeeting(ctxOf(db, who, begun), { id, answer })
    }
  }
  const single = async (sample: SampleMeeting) => {
    const { title, organiser, people: names, guests = [], day, time, room, description = '', ...more } = sample
    const attendees = names.map(byName)
    const { id } = await planMeeting(ctxOf(db, byName(organiser), begun), {
      ...plain,
      ...more,
      meetingTitle: title,
      meetingStart: `${workingDay(calendar, today, day)}T${time}`,
      zone: calendar.zone,
      roomId: room === undefined ? null : rooms[room]!,
      attendees: attendees.map((one) => ({ id: one.id, needed: true })),
      guests: guests.map((email) => ({ email, needed: true })),
      meetingDescription: description,
    })
    await answered(id, attendees)
  }
  for (const sample of sampleMeetings) await single(sample)

  const teams = Array.from({ length: Math.ceil(all.length / TEAM) }, (_, n) => all.slice(n * TEAM, (n + 1) * TEAM))
  for (const [place, [organiser, ...attendees]] of teams.entries()) {
    const first = workingDay(calendar, addDays(today, 2 - BEFORE), 1 + (place % 4))
    const { id } = await planMeeting(ctxOf(db, organiser!, begun), {
      ...plain,
      meetingTitle: teamTitles[place % teamTitles.length]!,
      meetingStart: `${first}T${teamTimes[Math.floor(place / 4) % teamTimes.length]!}`,
      zone: calendar.zone,
      minutes: 30,
      video: place % 2 === 0,
      rule: { unit: 'week', every: 1, calendar: 'gregory', daysOff: 'skip', count: WEEKS },
      attendees: attendees.map((one, at) => ({ id: one.id, needed: at < 4 })),
    })
    await answered(id, attendees)
  }
  await tendMeetings(quietPortal(db, { now: () => end }))
}
