/** Notifications; the marks keep names, numbers and subjects in their own direction. */
export const told = {
  told_assigned: '\u2068{{actor}}\u2069 assigned inquiry \u2066{{shortId}}\u2069: \u2068{{subject}}\u2069',
  told_replied: '\u2068{{actor}}\u2069 replied to inquiry \u2066{{shortId}}\u2069: \u2068{{subject}}\u2069',
  told_settled: '\u2068{{actor}}\u2069 needs nothing more for inquiry \u2066{{shortId}}\u2069: \u2068{{subject}}\u2069',
  told_asked: 'Support has a question about your inquiry \u2066{{shortId}}\u2069: \u2068{{subject}}\u2069',
  told_answered: 'Support answered your inquiry \u2066{{shortId}}\u2069: \u2068{{subject}}\u2069',
  told_closed: 'Your inquiry \u2066{{shortId}}\u2069 was closed: \u2068{{subject}}\u2069',
  told_converted: 'Your inquiry \u2066{{shortId}}\u2069 became a ticket: \u2068{{subject}}\u2069',
  told_merged: 'Your inquiry \u2066{{shortId}}\u2069 was merged with another of yours: \u2068{{subject}}\u2069',
  told_released: 'What you reported in inquiry \u2066{{shortId}}\u2069 is fixed: \u2068{{subject}}\u2069',
  told_unattended: 'Inquiry \u2066{{shortId}}\u2069 has waited a working day without an assignee: \u2068{{subject}}\u2069',

  error_cannot_take: 'This person cannot answer this inquiry.',
  error_other_asker: 'Only inquiries of the same person can be merged.',
  error_merged_into_itself: 'Choose another inquiry to merge into.',
  error_link_over: 'This link is no longer valid. You can contact support again from the sign-in page.',
  error_mail_not_set_up: 'Mail has not been set up, so support could not answer you. Ask the administrator of your organization.',
  error_too_many_canned_answers: 'There are 200 canned answers already. Delete one first.',
  error_version_released: 'This version is already released. Choose a later one.',
}
