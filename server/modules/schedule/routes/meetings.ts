import { meetings } from '@diwan/contract/schedule/endpoints/meetings'
import { rooms } from '@diwan/contract/schedule/endpoints/rooms'
import { route, type Route } from '../../../kit/http/route.ts'
import type { House } from '../../../kit/module.ts'
import { declaredIn, makingOf } from '../../actions/public.ts'
import { calendarKinds } from '../service/calendar/spans.ts'
import { answerMeeting } from '../service/meetings/answer.ts'
import { cancelMeeting } from '../service/meetings/cancel.ts'
import { changeMeeting } from '../service/meetings/change.ts'
import { readFreeBusy } from '../service/meetings/free-busy.ts'
import { findFreeTimes } from '../service/meetings/free-times.ts'
import { planMeeting } from '../service/meetings/plan.ts'
import { listMeetings, openMeeting } from '../service/meetings/read.ts'
import { changeRoom, createRoom, listManagedRooms, listRooms } from '../service/meetings/rooms.ts'

export function meetingRoutes(house: House): readonly Route[] {
  const kinds = calendarKinds(house)
  const makeOf = makingOf(declaredIn(house))
  return [
    route(meetings.list, listMeetings),
    route(meetings.open, openMeeting),
    route(meetings.plan, (ctx, input) => planMeeting(ctx, input, makeOf)),
    route(meetings.change, changeMeeting),
    route(meetings.cancel, cancelMeeting),
    route(meetings.answer, answerMeeting),
    route(meetings.freeBusy, (ctx, input) => readFreeBusy(ctx, input, kinds)),
    route(meetings.freeTimes, findFreeTimes),
    route(rooms.free, listRooms),
    route(rooms.all, listManagedRooms),
    route(rooms.create, createRoom),
    route(rooms.change, changeRoom),
  ]
}
