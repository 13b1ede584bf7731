import { demand } from '../../../kit/access/demand.ts'
import { readDegrees } from '../../people/public.ts'
import { mentionable } from '../../writing/public.ts'
import { can } from '../access.ts'
import { readReach } from '../queries/chat.ts'

/** The people of the chat, and nobody else: who is no member would not read what calls them. */
export const findMentionable = mentionable({
  others: false,
  place: async (ctx, id) => {
    const [row] = await readReach(ctx.db, ctx.actor, [id])
    demand(can, 'send', ctx.actor, row)
    const degrees = await readDegrees(ctx.db, id)
    return {
      likely: [...degrees.keys()],
      reads: (person) => can.view(person, { ...row, degree: degrees.get(person.id) ?? null }),
    }
  },
})
