import { expect, test } from 'vitest'
import { SemanticVersion } from './schemas.ts'
import { isNewer } from './vocabulary.ts'

const ascending = [
  '0.1.0',
  '0.2.0-alpha',
  '0.2.0-alpha.1',
  '0.2.0-alpha.beta',
  '0.2.0-beta.2',
  '0.2.0-beta.11',
  '0.2.0',
  '0.10.0',
  '1.0.0',
]

test('versions are ordered by their numbers, and a preview comes before its release', () => {
  for (const [index, version] of ascending.entries())
    for (const [other, than] of ascending.entries())
      expect([version, than, isNewer(version, than)]).toEqual([version, than, index > other])
})

test.each(['1', '1.2', '01.2.3', '1.2.3.4', 'v1.2.3', '1.2.x', '', '1.2.3+build', '1.2.3-'])(
  '%s is no semantic version',
  (text) => {
    expect(SemanticVersion.safeParse(text).success).toBe(false)
  },
)
