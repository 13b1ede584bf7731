/** Meetings and rooms: notifications and history. Words of their screens lie apart. */
export const meetingRecord = {
  // rooms that belong to a unit
  held_meeting_one: '{{count, number}} meeting room',
  held_meeting_other: '{{count, number}} meeting rooms',
  heldMore_meeting: '999+ meeting rooms',

  activity_meeting_planned: '{{actor}} planned the meeting',
  activity_meeting_continued: '{{actor}} changed this and the following meetings',
  activity_meeting_changed: '{{actor}} changed the meeting',
  activity_meeting_invited: '{{actor}} invited others',
  activity_meeting_shortened: 'The series ends earlier; the meetings that follow were changed',
  activity_meeting_renewed: 'Its days follow the changed calendar of the organisation',
  activity_meeting_canceled: '{{actor}} canceled it',
  activity_meeting_left: 'Canceled, because its organiser left',
  activity_meeting_answered: '{{actor}} answered the invitation',
  activity_meeting_ended: 'Its time has passed',

  told_meeting_planned: '\u2068{{person}}\u2069 invites you to \u2068{{name}}\u2069',
  told_meeting_continued: '\u2068{{person}}\u2069 changed \u2068{{name}}\u2069',
  told_meeting_changed: '\u2068{{person}}\u2069 changed \u2068{{name}}\u2069',
  told_meeting_invited: '\u2068{{person}}\u2069 invites you to \u2068{{name}}\u2069',
  told_meeting_renewed: 'The days of \u2068{{name}}\u2069 follow the changed calendar',
  told_meeting_canceled: '\u2068{{person}}\u2069 canceled \u2068{{name}}\u2069',
  told_meeting_left: '\u2068{{name}}\u2069 is canceled: \u2068{{person}}\u2069 has left',
  told_meeting_answered: '\u2068{{person}}\u2069 answered your invitation to \u2068{{name}}\u2069',
  told_meeting_named: 'You are mentioned in \u2068{{name}}\u2069',
  notice_meeting_planned: 'An invitation to a meeting',
  notice_meeting_continued: 'A meeting was changed',
  notice_meeting_changed: 'A meeting was changed',
  notice_meeting_invited: 'An invitation to a meeting',
  notice_meeting_renewed: 'Days of a meeting were changed',
  notice_meeting_canceled: 'A meeting is canceled',
  notice_meeting_left: 'A meeting is canceled',
  notice_meeting_answered: 'An answer to your invitation',
  notice_meeting_named: 'You are mentioned in a meeting',

  audit_room_changed: '{{actor}} changed a room',
}
