import { favourites } from '@diwan/contract/favourites/endpoints'
import { projects } from '@diwan/contract/work/endpoints/projects'
import { workspaces } from '@diwan/contract/work/endpoints/workspaces'
import { beforeAll, expect, test } from 'vitest'
import { world, type World } from '../../testing/world.ts'

let w: World
beforeAll(async () => {
  w = await world()
})

test('a project and its workspace are favourites of their members alone', async () => {
  const [huda, stranger] = [await w.person('USER'), await w.person('USER')]
  const workspace = (await w.call(huda, workspaces.create, { name: 'الموردون' })).body
  const project = (await w.call(huda, projects.create, { id: workspace.id, title: 'بوابة الموردين' })).body
  for (const { id } of [workspace, project]) {
    expect((await w.call(huda, favourites.add, { objectId: id })).status).toBe(200)
    expect((await w.call(stranger, favourites.add, { objectId: id })).status).toBe(404)
  }
  const { items } = (await w.call(huda, favourites.list, {})).body
  expect(items.map(({ title }) => title)).toEqual(['الموردون', 'بوابة الموردين'])
})
