import { page } from '../kit/testing/page.ts'
import type { ListShape } from '@diwan/contract/kit/list'
import { expect, test, vi } from 'vitest'
import { opensAt, overlays } from './use-overlays.ts'

vi.stubGlobal('window', page)

/** Names that every list reads (`web/kit/list/address.ts`). */
const ofEveryList = ['sort', 'direction', 'q', 'saved', 'preview', 'run']

const isList = (value: unknown): value is ListShape => {
  if (typeof value !== 'object' || value === null) return false
  const { views, sorts, filters } = value as Partial<Record<keyof ListShape, unknown>>
  return Array.isArray(views) && Array.isArray(sorts) && typeof filters === 'object'
}

/** The names by which each declared list is narrowed. */
const lists = import.meta.glob<Record<string, unknown>>('../../contract/*/list.ts', { eager: true })
const filterNames = Object.values(lists)
  .flatMap((file) => Object.values(file).filter(isList))
  .flatMap(({ filters }) =>
    Object.entries(filters).flatMap(([name, filter]) => (filter.kind === 'days' ? [filter.from, filter.to] : [name])),
  )

/** The names that screens read from the address, by the types and the keys they read them with. */
const sources = import.meta.glob<string>('../{modules,ui,kit}/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true })
const screenNames = Object.entries(sources)
  .filter(([file, text]) => !/\.test\.tsx?$/.test(file) && /useSearch\(|useListAddress|raw\['/.test(text))
  .flatMap(([, text]) => [...text.matchAll(/\b(\w+)\?: unknown|\b(?:raw|search|asked)\['(\w+)'\]|\bparam: '(\w+)'/g)])
  .map(([, typed, keyed, declared]) => (typed ?? keyed ?? declared)!)

test('a parameter that opens a dialog over any screen is read by no list and no screen', () => {
  expect(filterNames).toEqual(expect.arrayContaining(['status', 'assigneeId', 'priority', 'createdFrom']))
  expect(screenNames).toEqual(expect.arrayContaining(['view', 'id', 'queue', 'state', 'panel']))
  const taken = new Set([...ofEveryList, ...filterNames, ...screenNames])
  expect(overlays.map(({ param }) => param).filter((param) => taken.has(param))).toEqual([])
})

test('each of these parameters has one owner, and only the values of its dialog open it', () => {
  const params = overlays.map(({ param }) => param)
  expect(new Set(params).size).toBe(params.length)
  expect(overlays.filter((overlay) => !opensAt(overlay, overlay.value))).toEqual([])
  for (const stranger of ['', 'OPEN', 'NEW,PENDING', '!CLOSED', '2026-11-28', 'true'])
    expect([stranger, ...overlays.filter((overlay) => opensAt(overlay, stranger)).map(({ param }) => param)]).toEqual([stranger])
})
