import { CONTENT_STATUSES } from '@diwan/contract/publishing/vocabulary'
import { expect, test } from 'vitest'
import { isUnpublished } from './unpublished.ts'

test('saved changes are announced where readers are shown, or will be shown, an older version', () => {
  const announced = (more: object) =>
    CONTENT_STATUSES.filter((status) => isUnpublished({ status, changed: true, template: false, ...more }))
  expect(announced({})).toEqual(['PENDING', 'published'])
  expect(announced({ changed: false })).toEqual([])
  expect(announced({ template: true })).toEqual([])
})
