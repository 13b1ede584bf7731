export const en = {
  textKept: 'Your text was not sent. It stays here so that you can copy it.',
  turnLine: 'Turn the direction of the line',
  turnLineKeys: 'Turn the direction of the line (\u2066{{keys}}\u2069)',
  turned_rtl: 'The line reads from right to left',
  turned_ltr: 'The line reads from left to right',
  mention: 'People to mention',
  mentionFound_one: '{{count, number}} person found',
  mentionFound_other: '{{count, number}} people found',
  showLess: 'Show less',
  showQuote: 'Show the whole quote',
}
