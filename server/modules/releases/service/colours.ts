import { moduleEvents } from '@diwan/contract/releases/events'
import type { ChangeColours, RegisteredModule } from '@diwan/contract/releases/schemas'
import type { Ctx } from '../../../kit/portal.ts'
import { difference } from '../../../kit/record/difference.ts'
import { write } from '../../../kit/record/write.ts'
import { updateModule } from '../queries.ts'
import { lockOf, present } from './change.ts'

interface Coloured {
  readonly hex_color: string
  readonly hex_color1: string
  readonly hex_color2: string
}

/** Named as the form names them; in small letters, as they are compared. */
export const coloursOf = ({ hex_color, hex_color1, hex_color2 }: Coloured) => ({
  hex_color: hex_color.toLowerCase(),
  hexColor1: hex_color1.toLowerCase(),
  hexColor2: hex_color2.toLowerCase(),
})

/** No news for the people who use the module, and no entry of its releases: it is in the audit log alone. */
export function changeColours(ctx: Ctx, { key, revision, ...wanted }: ChangeColours): Promise<RegisteredModule> {
  return write(ctx, async (tx) => {
    const module = await lockOf(tx, { key, revision })
    const changed = difference(coloursOf(module), wanted)
    if (!changed) return present(tx, key)
    await updateModule(tx.db, key, {
      hex_color: wanted.hex_color,
      hex_color1: wanted.hexColor1,
      hex_color2: wanted.hexColor2,
      revision: revision + 1,
      changed_at: ctx.clock.now(),
      changed_by: ctx.actor.id,
    })
    tx.record(moduleEvents.coloursChanged, { key, ...changed }, { object: module.id, topics: ['modules'] })
    return present(tx, key)
  })
}
