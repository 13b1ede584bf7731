import { page } from '../kit/testing/page.ts'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, isNotFound } from '@tanstack/react-router'
import { moduleEntries, type ModuleKey } from '@diwan/contract/releases/registry'
import { expect, test, vi } from 'vitest'
import { manifests } from '../gathered.gen.ts'
import type { WebManifest } from '../kit/manifest.ts'
import { guardListed } from './guarded-root.ts'
import { isBuilt } from './shown-keys.ts'

/** The map of addresses with nothing drawn on it: files of routes by their names. */
const root = createRootRoute()
const routes = Object.keys(import.meta.glob('../routes/**/*.tsx')).flatMap((file) => {
  const path = /routes(?:\/_portal)?(\/(?!_)[^.]*?)(?:index)?\.tsx$/.exec(file)?.[1]
  return path === undefined ? [] : [createRoute({ getParentRoute: () => root, path })]
})
vi.stubGlobal('window', page)
vi.stubGlobal('self', page)
const router = createRouter({ routeTree: root.addChildren(routes), history: createMemoryHistory() })

/** The address, as it is written in the map, of the screen that an address opens. */
const drawing = (address: string): string => router.getMatchedRoutes(address)[0].at(-1)?.fullPath.replace(/\/$/, '') ?? ''

/** What has a screen; the home of an area stands where the dashboard will be. */
const built = moduleEntries.map(({ key }) => key).filter((key) => key === 'dashboard' || isBuilt(key as ModuleKey))
const addresses = (['user', 'admin'] as const).flatMap((area) =>
  moduleEntries.flatMap(({ key, ...entry }) =>
    (entry[area] ?? []).map((path) => ({
      key,
      area,
      address: `/${area}/${path}`.replaceAll(/\$\w+/g, 'قيمة').replace(/\/$/, ''),
    })),
  ),
)

test('every address of what is coming belongs to the one route of its area, every other to its own screen', () => {
  const [coming, others] = [
    addresses.filter(({ key }) => !built.includes(key)),
    addresses.filter(({ key }) => built.includes(key)),
  ]
  const announced = moduleEntries.filter(({ key, status }) => status === 'COMING_SOON' && key !== 'dashboard')
  expect(new Set(coming.map(({ key }) => key))).toEqual(new Set(announced.map(({ key }) => key)))
  expect(coming.filter(({ area, address }) => drawing(address) !== `/${area}/$`)).toEqual([])
  const undrawn = others.filter(({ address }) => drawing(address) === '' || drawing(address).endsWith('/$'))
  expect(undrawn.map(({ address }) => address)).toEqual([])
})

test('that route knows the addresses of the registry and no other', () => {
  const refusal = (pathname: string): unknown => {
    try {
      guardListed({ location: { pathname } })
      return undefined
    } catch (refused) {
      return refused
    }
  }
  expect(addresses.map(({ address }) => refusal(address)).filter(Boolean)).toEqual([])
  for (const stranger of ['/user/nothing', '/admin/nothing', '/user/chat/more', '/user/training/details/1/2', '/admin/chat'])
    expect([stranger, drawing(stranger).endsWith('/$'), isNotFound(refusal(stranger))]).toEqual([stranger, true, true])
})

test('a key is drawn by its own module, and each of its screens has a route of its own', () => {
  const drawn = Object.entries<WebManifest>(manifests).flatMap(([folder, { keys }]) =>
    Object.entries(keys).map(([key, { screens = [] }]) => ({ folder, key, screens })),
  )
  const byKey = (one: { key: string }, other: { key: string }): number => (one.key < other.key ? -1 : 1)
  expect(drawn.map(({ key, folder }) => ({ key, folder })).toSorted(byKey)).toEqual(
    moduleEntries.map(({ key, folder }) => ({ key, folder })).toSorted(byKey),
  )
  expect(drawn.flatMap(({ screens }) => screens.filter((screen) => drawing(screen) !== screen))).toEqual([])
})
