export { labelQueries } from './api.ts'
export { LabelChips, LabelName } from './label-chips.tsx'
export { LabelChoices } from './label-choices.tsx'
