import { expect, test } from 'vitest'
import { readSettings } from '../kit/platform/settings.ts'
import { mailFor } from './mail.ts'

const kindAt = (PUBLIC_URL: string, demo = true) => mailFor(readSettings({ PUBLIC_URL }, []), demo).kind

test.each(['http://localhost:8080', 'http://127.0.0.1', 'https://[::1]:8443'])(
  'a demo at %s keeps its mails for the people at this machine',
  (url) => {
    expect([kindAt(url), kindAt(url, false)]).toEqual(['mailbox', 'none'])
  },
)

test.each(['https://portal.example', 'http://10.0.0.7:8080', 'http://localhost.portal.example', 'http://0.0.0.0:8080'])(
  'a demo at %s has no mailbox, whatever a proxy before it says (H58)',
  (url) => {
    expect(kindAt(url)).toBe('none')
  },
)
