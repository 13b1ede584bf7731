/** Columns of learners as a file. */
export const exported = {
  exportedLearner: 'Learner',
  exportedUnit: 'Department',
  exportedStatus: 'Status',
  exportedDone: 'Lessons done',
  exportedScore: 'Score',
  exportedDue: 'Due on',
  exportedEnrolled: 'Enrolled on',
  exportedFinished: 'Finished on',
  exported_NEW: 'Not started',
  exported_OPEN: 'In progress',
  exported_CHECKING: 'Being marked',
  exported_completed: 'Completed',
  exported_REJECTED: 'Not passed',
  exported_CANCELED: 'Cancelled',
}
