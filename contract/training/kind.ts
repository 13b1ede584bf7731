import { kindName } from '../kit/record-kind.ts'

export const courseKind = kindName({
  name: 'course',
  module: 'training',
  // those who are enrolled on the version that is published
  audiences: ['public', 'learners'],
  path: (id) => `/user/training/details/${id}`,
  editPath: (id) => `/admin/training/details?id=${id}`,
})

/** A person who learns a course; search never shows it. */
export const enrolmentKind = kindName({
  name: 'enrolment',
  module: 'training',
  view: 'training.progress.view',
  path: (id) => `/user/training/details/${id}`,
  found: false,
})
