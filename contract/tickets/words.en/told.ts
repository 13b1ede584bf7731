/** What somebody is told; the marks keep names, numbers and subjects in their own direction. */
export const told = {
  told_created: '\u2068{{actor}}\u2069 opened ticket \u2066{{shortId}}\u2069: \u2068{{subject}}\u2069',
  told_replied: '\u2068{{actor}}\u2069 replied to ticket \u2066{{shortId}}\u2069: \u2068{{subject}}\u2069',
  told_closed: '\u2068{{actor}}\u2069 closed ticket \u2066{{shortId}}\u2069: \u2068{{subject}}\u2069',
  told_assigned:
    '\u2068{{actor}}\u2069 assigned ticket \u2066{{shortId}}\u2069 to \u2068{{assignee}}\u2069: \u2068{{subject}}\u2069',
  told_assigned_self: '\u2068{{actor}}\u2069 took ticket \u2066{{shortId}}\u2069: \u2068{{subject}}\u2069',
  told_transferred: '\u2068{{actor}}\u2069 handed ticket \u2066{{shortId}}\u2069 over to your group: \u2068{{subject}}\u2069',
  told_unassigned: 'Ticket \u2066{{shortId}}\u2069 is back in the queue: \u2068{{subject}}\u2069',
  told_waiting: 'Ticket \u2066{{shortId}}\u2069 is on hold: \u2068{{subject}}\u2069',
  told_resumed: 'The wait of ticket \u2066{{shortId}}\u2069 is over: \u2068{{subject}}\u2069',
  told_resolved: '\u2068{{actor}}\u2069 solved ticket \u2066{{shortId}}\u2069: \u2068{{subject}}\u2069',
  told_confirmed: '\u2068{{actor}}\u2069 confirmed the solution of ticket \u2066{{shortId}}\u2069: \u2068{{subject}}\u2069',
  told_rejected: '\u2068{{actor}}\u2069 rejected the solution of ticket \u2066{{shortId}}\u2069: \u2068{{subject}}\u2069',
  told_lapsed: 'Ticket \u2066{{shortId}}\u2069 was closed, as nobody objected to its solution: \u2068{{subject}}\u2069',
  told_withdrawn: '\u2068{{actor}}\u2069 withdrew ticket \u2066{{shortId}}\u2069: \u2068{{subject}}\u2069',
  told_reopened: '\u2068{{actor}}\u2069 reopened ticket \u2066{{shortId}}\u2069: \u2068{{subject}}\u2069',
  told_reminded:
    'Does the solution of ticket \u2066{{shortId}}\u2069 hold? Without an answer it will be closed: \u2068{{subject}}\u2069',
  told_mentioned: '\u2068{{actor}}\u2069 mentioned you in ticket \u2066{{shortId}}\u2069: \u2068{{subject}}\u2069',
  told_joined: '\u2068{{actor}}\u2069 added you to ticket \u2066{{shortId}}\u2069: \u2068{{subject}}\u2069',
}
