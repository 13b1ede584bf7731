import { synonyms } from '@diwan/contract/search/endpoints'
import { randomUUID } from 'node:crypto'
import { door, NOBODY } from '../../testing/probe.ts'
import { openedByFlag, proof } from '../../testing/proof.ts'
import { insertSynonym } from './queries/synonyms.ts'

const newName = (): string => randomUUID().slice(0, 8)

export const synonymProof = proof({
  kind: 'synonym',
  flag: 'settings.view',
  ...openedByFlag((w) => insertSynonym(w.db, [newName(), newName()], null, w.clock.now())),
  probes: [
    [synonyms.list, door('settings.view')],
    [synonyms.create, door('settings.organisation', () => ({ words: [newName(), newName()] }))],
    [
      synonyms.update,
      door('settings.organisation', () => ({ id: NOBODY, version: 1, words: [newName(), newName()] }), '404 not_found'),
    ],
    [synonyms.delete, door('settings.organisation', () => ({ id: NOBODY, version: 1 }), '404 not_found')],
  ],
})
