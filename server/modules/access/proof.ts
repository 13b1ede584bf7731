import { access } from '@diwan/contract/access/endpoints'
import { door, NOBODY } from '../../testing/probe.ts'
import { proof } from '../../testing/proof.ts'

export const accessProof = proof({
  probes: [
    [access.matrix, door('settings.view')],
    [access.people, door('settings.view', () => ({ q: 'شخص' }))],
    [
      access.save,
      door(
        'settings.roles',
        () => ({ version: 0, changes: [{ role: 'USER', name: 'tickets.reply', relations: [] }] }),
        '409 changed_meanwhile',
      ),
    ],
    [access.preview, door('users.impersonate', () => ({ role: 'TECH' }))],
    [access.previewPerson, door('users.impersonate', () => ({ personId: NOBODY }), '404 not_found')],
    [access.explain, door('settings.view', () => ({ personId: NOBODY, name: 'tickets.view' }), '404 not_found')],
    [access.ofPerson, door('settings.view', () => ({ personId: NOBODY }), '404 not_found')],
    [
      access.grant,
      door(
        'settings.roles',
        () => ({ personId: NOBODY, name: 'tickets.view', effect: 'add', relations: ['own'], reason: 'سبب' }),
        '404 not_found',
      ),
    ],
    [access.revoke, door('settings.roles', () => ({ personId: NOBODY, grantId: NOBODY }), '404 not_found')],
  ],
})
