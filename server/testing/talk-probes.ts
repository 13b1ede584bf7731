import { documentFromText } from '@diwan/core/document'
import type { TalkEndpoints } from '@diwan/contract/talk/endpoints'
import { door, NOBODY, record, type Probes } from './probe.ts'

interface TalkRights {
  /** By which a record is seen, its messages are read and written. */
  readonly flag: string
  /** Where the record probes write: an audience that stays open in every status, and who writes to it. */
  readonly open: { readonly audience: string; readonly flag: string }
}

const body = documentFromText('نص', 'rtl')
const one = (more: object) => (id: string) => ({ id, messageId: NOBODY, ...more })
const gone = { answer: '404 not_found' } as const

/** The endpoints of `talkEndpoints` by records in which nothing was said. */
export function talkProbes(endpoints: TalkEndpoints, { flag, open }: TalkRights): Probes {
  const { audience } = open
  return [
    [endpoints.page, record(flag)],
    [endpoints.around, record(flag, one({}), gone)],
    [endpoints.say, record(open.flag, (id) => ({ id, audience, body }), { door: flag, refused: '404 not_found' })],
    [endpoints.edit, record(flag, one({ body, seen: null }), gone)],
    [endpoints.delete, record(flag, one({}), gone)],
    [endpoints.react, record(flag, one({ emoji: '👍', on: true }), gone)],
    [endpoints.at, record(flag, (id) => ({ id, at: 0 }))],
    [endpoints.pin, record(flag, one({ on: true }), gone)],
    [endpoints.pinned, record(flag)],
    [endpoints.star, record(flag, one({ on: true }), gone)],
    [endpoints.starred, door(flag)],
    [endpoints.shared, record(flag, (id) => ({ id, kind: 'media' }))],
    [endpoints.readers, record(flag, one({}), gone)],
    [endpoints.read, record(flag, (id) => ({ id, seq: 0, version: 0 }))],
    [endpoints.markUnread, record(flag, one({}), gone)],
    [endpoints.unread, door(flag, () => ({ ids: NOBODY }))],
  ]
}
