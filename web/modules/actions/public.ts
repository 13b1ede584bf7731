export { actionQueries, renewsWhenMade } from './api.ts'
export { MakeItem } from './make-item.tsx'
export { TicketDialog } from './ticket-dialog.tsx'
