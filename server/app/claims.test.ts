import { ticketEvents } from '@diwan/contract/tickets/events'
import type { Event } from '@diwan/contract/kit/event'
import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { Module } from '../kit/module.ts'
import { answeredEach, demandJobs, oneOwnerEach } from './claims.ts'
import { allModules } from './modules.ts'
import { StartError } from './start-error.ts'

const modules = allModules('http://diwan.test')
const refusalOf = (added: Module): string => saidBy(() => oneOwnerEach([...modules, added]))
const saidBy = (check: () => unknown): string => {
  try {
    check()
    return 'started'
  } catch (error) {
    expect(error).toBeInstanceOf(StartError)
    return (error as StartError).message
  }
}
const no = () => Promise.resolve(false)
const noOne = () => Promise.resolve([])
const nothing = () => Promise.resolve({ items: [], next: null, reading: null, count: null })
const asked = modules.find(({ name }) => name === 'tickets')!.routes!.find(({ endpoint }) => endpoint.name === 'tickets.open')!
const [anyTell] = Object.values(modules.find(({ name }) => name === 'tickets')!.notifications!)
const moved = { ...asked, endpoint: { ...asked.endpoint, name: 'polls.open' } }

test('each name of the portal has one owner', () => {
  expect(oneOwnerEach(modules)).toBe(modules)
  expect(refusalOf({ name: 'polls', objects: ['poll'], files: { poll: no } })).toBe('started')
})

test('a second module that claims the files of tickets does not start (H60)', () => {
  const said = 'The reader of the files of a kind "ticket" is claimed by tickets and polls.'
  expect(refusalOf({ name: 'polls', files: { ticket: no } })).toBe(said)
})

test.each<[string, Partial<Module>]>([
  ['kind of object', { objects: ['ticket'] }],
  ['event', { events: Object.values(ticketEvents) }],
  ['address', { routes: [moved] }],
  ['kind of record', { kinds: [{ kind: 'ticket', readers: noOne }] }],
  ['prefix of channels', { channels: [{ prefix: 'ticket', mayFollow: no }] }],
  ['errand', { backgroundJobs: [{ name: 'tickets.bulk', run: () => Promise.resolve() }] }],
  ['searchable kind', { searchable: [{ kind: 'ticket', textsOf: noOne }] }],
  ['kind that is found', { found: [{ kind: 'ticket', flag: 'polls.view', narrows: [], find: nothing }] }],
  ['event that people are told of', { notifications: modules.find(({ name }) => name === 'tickets')!.notifications! }],
  ['event that is taken back', { reverts: modules.find(({ name }) => name === 'settings')!.reverts! }],
  ['kind that lies in units', { inUnits: modules.find(({ name }) => name === 'tickets')!.inUnits! }],
])('two owners of one %s do not start (H60)', (what, claimed) => {
  expect(refusalOf({ name: 'polls', ...claimed })).toContain(`The ${what} "`)
})

test('neither do two modules of one name (H60)', () => {
  expect(refusalOf({ name: 'tickets' })).toBe('The module "tickets" is claimed by tickets and tickets.')
})

test.each<[string, Partial<Module>]>([
  ['kind of record "poll"', { kinds: [{ kind: 'poll', readers: noOne }] }],
  ['reader of the files of a kind "poll"', { files: { poll: no } }],
  ['searchable kind "poll"', { searchable: [{ kind: 'poll', textsOf: noOne }] }],
  ['kind that is found "poll"', { found: [{ kind: 'poll', flag: 'polls.view', narrows: [], find: nothing }] }],
  [
    'audience that is searched "poll asker"',
    { objects: ['poll'], found: [{ kind: 'poll', flag: 'polls.view', parts: ['asker'], narrows: [], find: nothing }] },
  ],
  ['event that people are told of "polls.asked"', { notifications: { 'polls.asked': anyTell! } }],
])('a %s that no manifest owns does not start', (what, said) => {
  expect(refusalOf({ name: 'polls', ...said })).toBe(`The ${what} of polls is a name that no manifest owns.`)
})

test('an endpoint that no module answers does not start', () => {
  expect(answeredEach(modules)).toBe(modules)
  const said = saidBy(() => answeredEach(modules.filter(({ name }) => name !== 'links')))
  expect(said).toContain('The endpoint "links.list" is answered by no module.')
})

test('neither do two jobs of one name, nor a reaction to an event of no manifest', () => {
  const jobs = [{ name: 'tickets.bulk' }, { name: 'polls.tell', events: ['tickets.created'] }]
  expect(saidBy(() => demandJobs(modules, jobs))).toBe('started')
  expect(saidBy(() => demandJobs(modules, [...jobs, ...jobs]))).toContain(
    'The job "tickets.bulk" is claimed by tickets and tickets.',
  )
  const deaf = saidBy(() => demandJobs(modules, [{ name: 'polls.tell', events: ['tickets.creaetd'] }]))
  expect(deaf).toBe('The event that a reaction waits for "tickets.creaetd" of polls.tell is a name that no manifest owns.')
})

test('every event of the contract is of a manifest', async () => {
  const folder = path.join(import.meta.dirname, '../../contract')
  const files = globSync('*/events.ts', { cwd: folder })
  const exported = await Promise.all(files.map(async (file) => Object.entries<object>(await import(path.join(folder, file)))))
  const promised = exported.flat().flatMap(([name, group]) => (name.endsWith('Events') ? (Object.values(group) as Event[]) : []))
  const known = new Set(modules.flatMap(({ events = [] }) => events.map(({ name }) => name)))
  expect(promised.length).toBeGreaterThan(20)
  expect(promised.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([])
})
