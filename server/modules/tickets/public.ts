export { foldTickets } from './queries/find.ts'
