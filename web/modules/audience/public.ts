export { AudiencePicker, Chosen } from './audience-picker.tsx'
export { ReachedPeople } from './reached-people.tsx'
export { useAddresseeName } from './use-addressee.ts'
