export const en = {
  error_edit_over: 'This message can no longer be edited.',
  error_too_many_reactions: 'This message has as many different reactions as fit. Use one of them.',
}
