export const en = {
  guestPage: 'Invitation',
  error_link_over: 'This link no longer works. A newer mail may have another one.',
}
