export const en = {
  happened: 'What happened',
  activity: 'Activity',
  activityNone: 'No activity yet.',
  /** The portal itself did it. */
  activityPortal: 'The portal',
  /** An event that its module has no sentence for. */
  activityOther: '\u2068{{actor}}\u2069 made a change',
}
