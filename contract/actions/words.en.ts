export const en = {
  do_ticket: 'Make a ticket',
  ticketTitle: 'Make a ticket of this message',
  ticketAbout: 'Its words open the ticket; its files stay where they are. Both lead to each other.',
  department: 'Department',
  group: 'Group',
  done_ticket: 'Ticket \u2066{{shortId}}\u2069 opened',
  madeTicket: 'Ticket of this message: {{shortId}}',
  do_quickTask: 'Make a quick task',
  do_note: 'Make a note',
  do_chat: 'Start a group chat about this',
  madeRecord: 'Made from this message: \u2068{{title}}\u2069',
  done_made: '“\u2068{{title}}\u2069” was made',
}
