import { enrolmentEvents } from '@diwan/contract/training/events'
import { z } from 'zod'
import type { Actor } from '../../../kit/access/actor.ts'
import type { ChannelKind, ObjectKind } from '../../../kit/module.ts'
import { canEnrolment } from '../access/enrolments.ts'
import { readEnrolment, readEnrolments, type EnrolmentRow } from '../queries/enrolments.ts'

/** Who follows it, and who learns by it whatever is followed. */
const sees = (actor: Actor, row: EnrolmentRow): boolean => canEnrolment.view(actor, row) || canEnrolment.learn(actor, row)

/** Who may see an enrolment, for the modules that know it only by its id. */
export const enrolmentKind: ObjectKind = {
  kind: 'enrolment',
  readable: async ({ db }, actor, ids) => (await readEnrolments(db, ids)).filter((row) => sees(actor, row)).map(({ id }) => id),
  readers: async ({ db }, people, id) => {
    const row = await readEnrolment(db, id)
    return row ? people.filter((person) => sees(person, row)) : []
  },
  activity: {
    audiences: async ({ db }, actor, id) => {
      const row = await readEnrolment(db, id)
      return row && canEnrolment.view(actor, row) ? ['public'] : undefined
    },
    events: Object.values(enrolmentEvents),
    shown: z.object({ lesson: z.string().optional(), days: z.int().optional() }),
  },
}

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

export const enrolmentFollower: ChannelKind = {
  prefix: 'enrolment',
  module: 'training',
  mayFollow: async ({ db }, actor, channel) => {
    const [, id = ''] = new RegExp(`^enrolment:(${ID})$`).exec(channel) ?? []
    const row = id ? await readEnrolment(db, id) : undefined
    return row !== undefined && sees(actor, row)
  },
}
