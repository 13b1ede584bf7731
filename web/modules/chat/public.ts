export { usePresences, type PersonPresence } from './pane/use-presences.ts'
