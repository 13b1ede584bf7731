import { expect, test } from 'vitest'
import { looksForged, mixesScripts } from './mixed-scripts.ts'

test.each(['pаypal@corp.sa', 'noura@аlufuq.sa', 'sara@соре.com', 'Аdmin', 'νoura@x.sa'])(
  '%s warns that letters are not what they seem (U1)',
  (text) => {
    expect(looksForged(text)).toBe(true)
  },
)

test.each(['noura@alufuq.sa', 'نورة Haddad', 'sara@شركة.السعودية', 'زيد 2', 'José García', 'иван@почта.рф'])(
  '%s is plain',
  (text) => {
    expect([mixesScripts(text), looksForged(text)]).toEqual([false, false])
  },
)
