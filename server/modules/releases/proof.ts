import { modules } from '@diwan/contract/releases/endpoints'
import { MODULE_COLOURS } from '@diwan/contract/releases/vocabulary'
import { door, signedIn } from '../../testing/probe.ts'
import { proof } from '../../testing/proof.ts'

export const releasesProof = proof({
  probes: [
    [modules.list, signedIn()],
    [modules.news, signedIn()],
    [modules.newsSeen, signedIn()],
    [modules.registry, door('modules.view')],
    [modules.history, door('modules.view', () => ({ key: 'tickets' }))],
    [
      modules.changeStatus,
      door('modules.status', () => ({ key: 'tickets', revision: 99, status: 'BETA', enabled: true }), '409 changed_meanwhile'),
    ],
    [
      modules.changeVersion,
      door('modules.version', () => ({ key: 'tickets', revision: 99, version: '9.0.0' }), '409 changed_meanwhile'),
    ],
    [
      modules.changeColours,
      door('modules.colours', () => ({ key: 'tickets', revision: 99, ...MODULE_COLOURS }), '409 changed_meanwhile'),
    ],
  ],
})
