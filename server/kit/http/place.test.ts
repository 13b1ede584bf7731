import { expect, test } from 'vitest'
import { placeOf } from './place.ts'

test.each([
  ['10.0.0.7', '10.0.0.7'],
  ['::ffff:10.0.0.7', '10.0.0.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2::'],
  ['2001:DB8:1:3::1', '2001:db8:1:3::'],
  ['fe80::1%eth0', 'fe80::'],
  ['', ''],
  ['not an address', 'not an address'],
])('%s is counted as %s: another address of the same network opens no new count (H52)', (address, place) => {
  expect(placeOf(address)).toBe(place)
})
