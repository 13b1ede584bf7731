import { expect, test } from 'vitest'
import { zoneTime } from './zone-cities.ts'

test('the clock of a zone is named by its city, and by its country where the city has no name', () => {
  expect([zoneTime('Asia/Riyadh', 'ar'), zoneTime('America/New_York', 'en')]).toEqual(['توقيت الرياض', 'New York time'])
  expect(zoneTime('Asia/Thimphu', 'ar')).toBe('توقيت بوتان')
})
