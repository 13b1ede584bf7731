export const en = {
  error_last_super_admin: 'One active super administrator must remain. Give somebody else the role first.',
  error_not_held: 'You can only grant what you hold yourself.',
  error_would_lock_out: 'Without this right nobody could put things right again: a super administrator keeps it.',
  error_not_offered: 'This relation means nothing for this right.',
  error_too_many: 'This person already has as many exceptions as one person may have.',
  error_wrong_dates: 'The end must be later than the beginning, and not yet over.',
}
