import type { PublishEndpoints } from '@diwan/contract/publishing/endpoints'
import { record, type Probes } from '../probe.ts'
import { AT_ONCE, PLAN } from './published.ts'

const at = (id: string) => ({ id, version: 0 })
const off = { ...PLAN, tokens: [] }
/** A reminder for a time that is over, so that an allowed caller is answered 400 and changes nothing. */
const past = { reminder: true, reminderDate: '2001-01-01', reminderTime: '08:00' }
const refused = { answer: '400 invalid_input' }

/** The endpoints of `publishEndpoints`, for who holds the flag by which the kind is published. */
export function publishProbes(endpoints: PublishEndpoints, flag: string): Probes {
  const moved = (name: 'renew' | 'pause' | 'close' | 'reopen'): Probes[number] => [
    endpoints[name],
    record(flag, at, { command: name }),
  ]
  return [
    [endpoints.publication, record(flag)],
    [endpoints.addressees, record(flag)],
    [endpoints.reached, record(flag)],
    [endpoints.lookAs, record(flag, (id) => ({ id, userId: id }), { answer: '404 not_found' })],
    [endpoints.arrange, record(flag, (id) => ({ ...at(id), ...off, ...past }), refused)],
    [endpoints.publish, record(flag, (id) => ({ ...at(id), ...off, ...AT_ONCE }), { command: 'publish', ...refused })],
    moved('renew'),
    moved('pause'),
    moved('close'),
    moved('reopen'),
    [endpoints.archive, record(flag, (id) => ({ ...at(id), on: true }), { command: 'archive' })],
  ]
}
