export const en = {
  error_not_available: 'This file is no longer available. Please choose it again.',
  error_too_many_unused: 'Too many files are waiting unused. Please use some of them or try again tomorrow.',
}
