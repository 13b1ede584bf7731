import { kindName } from '../kit/record-kind.ts'

export const noteKind = kindName({ name: 'note', module: 'notes', path: (id) => `/user/notes?id=${id}` })
