/** Mails to guests: nothing in them was typed by a stranger. */
export const mails = {
  mail_received_subject: 'We received your inquiry \u2066{{shortId}}\u2069',
  mail_received: 'Support received your inquiry \u2066{{shortId}}\u2069 and will answer by mail.',
  mail_asked_subject: 'A question about your inquiry \u2066{{shortId}}\u2069',
  mail_asked:
    'Support needs to know something about your inquiry \u2066{{shortId}}\u2069. Open it to read the question and reply.',
  mail_answered_subject: 'An answer to your inquiry \u2066{{shortId}}\u2069',
  mail_answered: 'Support answered your inquiry \u2066{{shortId}}\u2069. Open it to read the answer.',
  mail_released_subject: 'Your inquiry \u2066{{shortId}}\u2069 is solved',
  mail_released: 'What you reported in inquiry \u2066{{shortId}}\u2069 is fixed.',
  mail_converted_subject: 'Your inquiry \u2066{{shortId}}\u2069 was passed on',
  mail_converted: 'Support passed your inquiry \u2066{{shortId}}\u2069 on to the team that takes care of it.',
  mail_link: 'Open the inquiry',
  mail_end: 'The link opens this inquiry only and is valid for 30 days. If you did not contact support, ignore this mail.',
}
