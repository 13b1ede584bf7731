import { expect, test } from 'vitest'
import { proofs } from './proofs.ts'
import { treeOf } from './tree.ts'

const refused = (files: Readonly<Record<string, string>>): string[] =>
  proofs.find(treeOf(Object.entries(files).map(([path, text]) => ({ path, text })))).map(({ what }) => what)

const proof = `export const noteProof = proof({\n  kind: 'note',\n})`

test('a kind that a module makes or declares needs a proof of its own module', () => {
  const service = { 'server/modules/notes/service.ts': `await insertObject(tx.db, { kind: 'note', by, at })` }
  const manifest = { 'server/modules/notes/module.ts': `export const notesModule = { name: 'notes', kinds: [{ kind: 'note' }] }` }
  const quoted = { 'server/modules/notes/service.ts': `await insertQuotedObject(tx.db, {\n  kind: 'note',\n  at })` }
  for (const files of [service, manifest, quoted]) {
    expect(refused(files)).toEqual(['note has no proof in server/modules/notes/proof.ts'])
    expect(refused({ ...files, 'server/modules/polls/proof.ts': proof })).toHaveLength(1)
    expect(refused({ ...files, 'server/modules/notes/proof.ts': proof })).toEqual([])
    expect(refused({ ...files, 'server/modules/notes/proof/proof.ts': proof })).toEqual([])
  }
})

test('a kind that a contract names needs a proof of its module', () => {
  for (const file of ['contract/notes/kind.ts', 'contract/notes/kind/notes.ts']) {
    const files = { [file]: `export const noteKind = kindName({ name: 'note', module: 'notes', path })` }
    expect(refused(files)).toEqual(['note has no proof in server/modules/notes/proof.ts'])
    expect(refused({ ...files, 'server/modules/notes/proof.ts': proof })).toEqual([])
  }
})

test.each([
  ['a kind named only when it runs', 'queries.ts', 'insertObject(db, { kind: note.kind, at })'],
  ['an access table', 'access.ts', 'const reach = relations<NoteRow>({})'],
])('%s needs some proof of its module', (_, file, text) => {
  const files = { [`server/modules/notes/${file}`]: text }
  expect(refused(files)).toHaveLength(1)
  expect(refused({ ...files, 'server/modules/notes/proof.ts': proof })).toEqual([])
})

test('a test and a proof make what they like', () => {
  expect(refused({ 'server/modules/notes/list.test.ts': `insertObject(db, { kind: 'note', at })` })).toEqual([])
})
