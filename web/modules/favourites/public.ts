export { ArrangeDialog } from './arrange-dialog.tsx'
export { RecordStar } from './record-star.tsx'
