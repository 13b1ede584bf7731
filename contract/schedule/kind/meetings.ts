import { kindName } from '../../kit/record-kind.ts'

export const meetingKind = kindName({
  name: 'meeting',
  module: 'schedule',
  view: 'schedule.meetings.view',
  path: (id) => `/user/schedule/meet?id=${id}`,
})
