import { endpoint, flag } from '../../kit/endpoint.ts'
import { Chain, ChainQuery, SaveChain } from '../schemas/chains.ts'

const path = '/api/schedule/chains'
const manages = { module: 'schedule', access: flag('schedule', 'manage') } as const

export const chains = {
  read: endpoint({
    ...manages,
    name: 'schedule.chain',
    summary: 'The approval chain that applies to requests of a kind from a unit, or from the organisation.',
    method: 'GET',
    path,
    input: ChainQuery,
    output: Chain,
    errors: ['not_found'],
  }),
  save: endpoint({
    ...manages,
    name: 'schedule.saveChain',
    summary:
      'Writes the chain of a unit or of the organisation for what is sent from now on; no steps: the unit follows the one above.',
    method: 'PATCH',
    path,
    input: SaveChain,
    output: Chain,
    errors: ['not_found', 'changed_meanwhile'],
  }),
}
