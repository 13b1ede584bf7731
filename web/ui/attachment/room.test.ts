import { page } from '../../kit/testing/page.ts'
import { beforeEach, expect, test } from 'vitest'
import { Problem } from '../../kit/problem.ts'
import { accepted, roomFor } from './room.ts'

beforeEach(() => page.sessionStorage.clear())

const file = (name: string, type = 'image/png') => new File(['x'], name, { type })
const pictures = (count: number) => Array.from({ length: count }, (_, at) => file(`${at}.png`))
const program = file('setup.exe', 'application/x-msdownload')
const names = (files: readonly File[]) => files.map(({ name }) => name)
const on = (problem?: Problem) => ({ problem })

test('refused files take no room: ten good ones are taken beside them', () => {
  const refused = new Problem('invalid_input', 400)
  expect(accepted({ files: [], sending: [on(refused), on(), on(refused)] })).toBe(1)
  const chosen = [program, ...pictures(10), program]
  expect(roomFor(chosen, { purpose: 'attachment5', room: 10 })).toEqual({ taken: chosen, tooMany: false })
})

test('one accepted file too many is left out, and that is said; a refused one is not what is too many', () => {
  const eleven = roomFor([...pictures(3), program], { purpose: 'attachment5', room: 2 })
  expect([names(eleven.taken), eleven.tooMany]).toEqual([['0.png', '1.png', 'setup.exe'], true])
  const full = roomFor([program], { purpose: 'attachment5', room: 0 })
  expect([names(full.taken), full.tooMany]).toEqual([['setup.exe'], false])
})
