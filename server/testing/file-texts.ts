import { files } from '@diwan/contract/files/endpoints'
import type { FilePurpose } from '@diwan/contract/files/vocabulary'
import { find } from '@diwan/contract/find/endpoints'
import { expect } from 'vitest'
import { allModules } from '../app/modules.ts'
import type { TestPerson } from './people.ts'
import type { World } from './world.ts'

/** A background job, now. */
export async function runJob(w: World, wanted: string): Promise<void> {
  const found = allModules('').flatMap(({ backgroundJobs = [] }) => backgroundJobs.filter(({ name }) => name === wanted))
  await found[0]!.run(w.portal, {})
}

export async function uploadedFile(
  w: World,
  who: TestPerson,
  name: string,
  bytes: Uint8Array,
  purpose: FilePurpose = 'attachment10',
): Promise<string> {
  const { body: file } = await w.call(who, files.upload, { name, purpose }, { bytes: Uint8Array.from(bytes) })
  expect(file.code).toBeUndefined()
  return file.id
}

/** Records of one kind that the search of everything shows, each with its passage. */
export async function foundWith(w: World, who: TestPerson, q: string, kind: string) {
  const { status, body } = await w.call(who, find.search, { q, kinds: kind })
  expect(status).toBe(200)
  const items = body.groups.find((one) => one.kind === kind)?.items ?? []
  return items.map(({ said: passage, ...item }) => ({ ...item, passage }))
}
