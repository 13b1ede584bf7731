export const en = {
  told_created: '{{actor}} opened ticket {{shortId}}: {{subject}}',
  told_replied: '{{actor}} replied to ticket {{shortId}}: {{subject}}',
  told_closed: '{{actor}} closed ticket {{shortId}}: {{subject}}',
  error_group_not_in_department: 'This group does not belong to the chosen department',
}
