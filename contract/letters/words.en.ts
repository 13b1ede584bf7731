/** What mails say: the server writes them, and no screen loads them. */
export const en = {
  mailGreeting: 'Hello \u2068{{name}}\u2069,',
  mailCodeSubject: 'Your code for a new password',
  mailCodeText:
    'this is your code for a new password. It is good for ten minutes and for one use, in the browser where you asked for it.',
  mailCodeLink: 'Open the page where the code is entered',
  mailCodeEnd: 'You did not ask for it? Then do nothing: your password stays as it is. Never tell the code to anybody.',
  mailChangedSubject: 'Your password has been changed',
  mailChangedText:
    'your password was changed on \u2066{{instant}}\u2069. Other sessions have ended; API tokens stay valid until you revoke them.',
  mailChangedLink: 'Open the portal',
  mailChangedEnd: 'This was not you? Choose a new password at once and tell the administrator of your organisation.',
  mailboxTitle: 'Mailbox of the demo',
  mailboxText: 'The latest fifty emails of this portal. They were not sent to anyone and are lost when the portal stops.',
  mailboxEmpty: 'No mail has been sent yet.',
  mailboxTo: 'To',
}
