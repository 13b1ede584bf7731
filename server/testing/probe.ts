import type { Relation } from '@diwan/contract/access/vocabulary'
import type { Endpoint } from '@diwan/contract/kit/endpoint'
import type { ErrorCode } from '@diwan/contract/kit/errors'
import type { Employee } from './employee.ts'
import type { TestPerson } from './people.ts'
import type { World } from './world.ts'

/** How the access test asks an endpoint who may call it. The flag is written here a second time, on purpose. */
export type Probe =
  /** Nobody is refused for who he is; `code` is what a wrong guess gets. */
  | { readonly kind: 'anyone'; readonly input: object; readonly code: ErrorCode }
  | { readonly kind: 'signedIn'; readonly input: object; readonly answer?: number }
  /** Something of the caller himself, by id: somebody else's does not exist for him, whatever his role. */
  | { readonly kind: 'ownRecord'; readonly id: (person: TestPerson) => string }
  /** For everybody who holds the flag on any relation. */
  | {
      readonly kind: 'door'
      readonly flag: string
      readonly input: (group: GroupPlace, w: World) => object | Promise<object>
      /** What those who pass are told, where it is not 200: the flag was asked before. */
      readonly answer?: string
    }
  /** One unit by id, in its first version: `groupId` has one member and nothing else. */
  | { readonly kind: 'unit'; readonly flag: string; readonly input: (unit: UnitPlace) => object; readonly answers?: ErrorCode }
  /** One record by id, of the kind whose proof holds the probe. */
  | {
      readonly kind: 'record'
      readonly flag: string
      readonly input: (id: string) => object
      /** Asked before the record is looked at, where it is another flag. */
      readonly door?: string
      /** The only relation by which the flag counts here. */
      readonly by?: Relation
      /** By which the moves decide, where they do. */
      readonly command?: string
      /** What those who may are told, where it is not 200. */
      readonly answer?: string
      /** For whom alone it is there, whatever others see of the record. */
      readonly alone?: (person: Employee, facts: { readonly id: string; readonly deleted: boolean }) => boolean
      /** What those are told who see the record and may not, where it is not 403: a part that does not exist for them. */
      readonly refused?: string
    }
  /** Exactly the records the oracle names. */
  | { readonly kind: 'list' | 'count'; readonly flag: string }

export type ProbeOf<K extends Probe['kind']> = Extract<Probe, { kind: K }>
/** Each endpoint of a module with its probe. */
export type Probes = readonly (readonly [Endpoint, Probe])[]

export interface UnitPlace extends GroupPlace {
  /** A member of the group. */
  readonly personId: string
}

export interface GroupPlace {
  readonly departmentId: string
  readonly groupId: string
}

/** Ids that no record has. */
export const NOBODY = '01890000-0000-7000-8000-000000000000'
export const OTHER = '01890000-0000-7000-8000-000000000001'

type Door = ProbeOf<'door'>
type RecordProbe = ProbeOf<'record'>

export const anyone = (input: object, code: ErrorCode): Probe => ({ kind: 'anyone', input, code })
export const signedIn = (input: object = {}, answer = 200): Probe => ({ kind: 'signedIn', input, answer })
export const ownRecord = (id: (person: TestPerson) => string): Probe => ({ kind: 'ownRecord', id })
export const door = (flag: string, input: Door['input'] = () => ({}), answer?: string): Probe => ({
  kind: 'door',
  flag,
  input,
  ...(answer && { answer }),
})
export const unit = (flag: string, input: ProbeOf<'unit'>['input'], answers?: ErrorCode): Probe => ({
  kind: 'unit',
  flag,
  input,
  ...(answers && { answers }),
})
export const record = (
  flag: string,
  input: RecordProbe['input'] = (id) => ({ id }),
  more: Pick<RecordProbe, 'command' | 'answer' | 'refused' | 'door' | 'by' | 'alone'> = {},
): Probe => ({ kind: 'record', flag, input, ...more })
export const list = (flag: string): Probe => ({ kind: 'list', flag })
export const count = (flag: string): Probe => ({ kind: 'count', flag })
