import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { gather } from './web.mjs'

test('a module with a manifest is known to the frame by its folder, one without is not', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'diwan-gather-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const [folder, file] of [
    ['quick-polls', 'module.ts'],
    ['chat', 'module.ts'],
    ['audit', 'api.ts'],
  ] as const) {
    mkdirSync(path.join(root, 'web/modules', folder), { recursive: true })
    writeFileSync(path.join(root, 'web/modules', folder, file), '')
  }
  const [made] = gather(root)
  expect(made?.path).toBe('web/gathered.gen.ts')
  expect(made?.text).toContain("import { manifest as module0 } from './modules/chat/module.ts'")
  expect(made?.text).toContain("'quick-polls': module1,")
  expect(made?.text).toContain('{ ...module0.keys, ...module1.keys }')
  expect(made?.text).not.toContain('audit')
})
