import { expect, test } from 'vitest'
import { createLog } from './log.ts'

/** The paths that a log holds of these addresses. */
function logged(...urls: string[]): string[] {
  const lines: string[] = []
  const log = createLog('info', { write: (line: string) => void lines.push(line) })
  for (const url of urls) log.info({ req: { method: 'GET', url } }, 'asked')
  return lines.map((line) => (JSON.parse(line) as { req: { path: string } }).req.path)
}

test('no secret of an address reaches the log, neither in its query nor in its path', () => {
  const secret = 'Aa0_-'.repeat(9).slice(0, 43)
  expect(logged(`/api/feeds/one/${secret}.ics`, `/api/feeds/${secret}`, `/stream?jwt=${secret}`)).toEqual([
    '/api/feeds/one/[secret].ics',
    '/api/feeds/[secret]',
    '/stream',
  ])
})

test('ids of records stay readable', () => {
  const path = '/api/tickets/0194d1a0-5b1e-7000-8000-000000000001/close'
  expect(logged(path)).toEqual([path])
})
