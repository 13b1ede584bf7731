import type { PublishEvents } from '@diwan/contract/publishing/events'
import type { Queryable } from '../../../kit/db/database.ts'
import type { NotificationRule } from '../../../kit/module.ts'
import type { Portal } from '../../../kit/portal.ts'
import type { Fact } from '../../../kit/record/jobs.ts'
import { readAddressed, readTokens } from '../../audience/public.ts'

interface Announcing extends Pick<NotificationRule, 'params' | 'path' | 'channels'> {
  readonly events: PublishEvents
  /** Of those whom it addresses, the ones who have answered, finished or begun nothing more: they are not told. */
  readonly done: (db: Queryable, id: string) => Promise<readonly string[]>
}

/** Who hears that content was published, and who is reminded: those whom it addresses then, and who are not done with it. */
export function publishNotifications({ events, done, ...tell }: Announcing): Readonly<Record<string, NotificationRule>> {
  const waiting = async ({ db }: Portal, { objectId }: Fact): Promise<string[]> => {
    const [people, finished] = await Promise.all([
      readTokens(db, objectId).then((tokens) => readAddressed(db, tokens)),
      done(db, objectId),
    ])
    const left = new Set(finished)
    return people.filter((id) => !left.has(id))
  }
  return {
    [events.published.name]: {
      ...tell,
      recipients: (portal, fact) => (fact.detail['announced'] === true ? waiting(portal, fact) : Promise.resolve([])),
    },
    [events.reminded.name]: { ...tell, recipients: waiting },
  }
}
