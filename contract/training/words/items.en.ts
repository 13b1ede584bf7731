/** The questions of a course in its report. */
export const items = {
  byItem: 'By question',
  byItemText: 'The first marked attempt of each learner. Open a question to see what was chosen.',
  itemQuestion: 'Question',
  itemAsked: 'Asked',
  itemBlank: 'Left empty',
  itemRight: 'Right',
  itemDiscrimination: 'Discrimination',
  itemDiscriminationHelp:
    'Whether those who do well in the other questions get this one right: 1 always, 0 chance, below 0 the other way round. From ten learners on.',
  itemWeak: 'Below 0.2: look at how it is worded, and at what is right.',
  itemDropped: 'Counts for nobody',
  itemOptions: 'What was chosen of \u2068{{name}}\u2069',
  itemRightOption: 'Right answer',
  exportItems: 'Questions as a file',
  exportAttempts: 'Attempts as a file',
  importAssignments: 'Assign from a file',
  importQuestions: 'Questions from a file',
}
