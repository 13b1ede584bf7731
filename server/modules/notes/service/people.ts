import { notePeople as endpoints } from '@diwan/contract/notes/endpoints'
import { noteEvents } from '@diwan/contract/notes/events'
import { NOTE_DEGREES } from '@diwan/contract/notes/vocabulary'
import { demand } from '../../../kit/access/demand.ts'
import { route } from '../../../kit/http/route.ts'
import { people, peopleCommands, sharers } from '../../people/public.ts'
import { can } from '../access.ts'
import { note } from '../kind.ts'
import { lockNote, type NoteReach } from '../queries/note.ts'

type Degree = (typeof NOTE_DEGREES)[number]

const notePeople = people<NoteReach, Degree>({
  kind: 'note',
  degrees: NOTE_DEGREES,
  sortAt: ({ updated_at }) => updated_at,
  maySee: (person, row, degree) => can.view(person, { ...row, degree }),
  told: note.delivery,
  events: noteEvents,
})
const commands = peopleCommands(notePeople, { lock: lockNote, can, share: 'delete' })

export const notePeopleRoutes = [
  route(endpoints.people, async (ctx, { id }) => {
    demand(can, 'view', ctx.actor, await note.readOne(ctx.db, ctx.actor, id))
    return { items: await sharers<Degree>(ctx.db, id) }
  }),
  route(endpoints.addPeople, commands.add),
  route(endpoints.changePerson, commands.change),
  route(endpoints.removePerson, commands.remove),
  route(endpoints.leave, commands.leave),
]
