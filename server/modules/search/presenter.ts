import type { Synonym } from '@diwan/contract/search/schemas'
import type { SynonymRow } from './queries/synonyms.ts'

export const presentSynonym = ({ id, words, version }: SynonymRow): Synonym => ({ id, words, version })
