export const refusals = {
  error_not_on_behalf: 'You may not open tickets for others there',
  error_cannot_take: 'This person cannot work on this ticket',
  error_cannot_take_part: 'This person cannot take part',
  error_too_many_participants: 'No more people can take part',
  error_wrong_day: 'Choose a moment to come, within a year',
  error_reopen_over: 'Too much time has passed to open this ticket again. Please open a new one.',
  error_group_not_in_department: 'This group does not belong to the chosen department',
  error_no_group: 'Please select a group that still takes requests',
  error_too_many_templates: 'There are as many templates as there can be. Delete one that nobody needs.',
  error_template_in_use: 'Tickets were opened from this template. You can only deactivate it.',
  error_edit_over: 'More than five minutes have passed; the message can no longer be edited',
  error_thread_moved: 'Others wrote something while you were writing',
}
