import { users } from '@diwan/contract/users/endpoints/users'
import { beforeAll, expect, test } from 'vitest'
import type { TestPerson } from '../../testing/people.ts'
import { makeTitle } from '../../testing/new-users.ts'
import type { World } from '../../testing/world.ts'
import { world } from '../../testing/world.ts'

let w: World
let admin: TestPerson
beforeAll(async () => {
  w = await world()
  admin = await w.person('ADMIN')
})

const run = async (csv: string, dryRun = false) => {
  const { status, body } = await w.call(admin, users.import, { csv, dryRun })
  expect(status).toBe(200)
  return body
}

test('a file in Arabic or English brings people by the rules of the form, and the same file again changes nothing (U6)', async () => {
  const group = await w.group()
  const unit = await w.db.selectFrom('units').selectAll().where('id', '=', group.id).executeTakeFirstOrThrow()
  const above = await w.db.selectFrom('units').selectAll().where('id', '=', group.parentId!).executeTakeFirstOrThrow()
  const csv = [
    'البريد الإلكتروني;الاسم الكامل;الدور;الجوال;الوحدة;تاريخ الالتحاق',
    `mona@corp.sa;منى الحربي;منسّق;٠٥٠١٢٣٤٥٦٧;${above.name_ar} / ${unit.name_ar};١٥-٠١-٢٠٢٦`,
    'sami@corp.sa;سامي فهد;;;;',
  ].join('\n')
  const dry = await run(csv, true)
  expect(dry.counts).toEqual({ create: 2, update: 0, unchanged: 0, refused: 0 })
  expect((await w.call(admin, users.list, { q: 'mona@corp.sa' })).body.items).toEqual([])
  expect((await run(csv)).counts.create).toBe(2)
  const { body } = await w.call(admin, users.list, { q: 'mona@corp.sa' })
  const opened = await w.call(admin, users.open, { id: body.items[0]!.id })
  expect(opened.body).toMatchObject({
    fullName: 'منى الحربي',
    role: 'COORDINATOR',
    mobile: '0501234567',
    joinedOn: '2026-01-15',
    group: { id: group.id },
    mustChangePassword: true,
  })
  expect((await run(csv)).counts).toEqual({ create: 0, update: 0, unchanged: 2, refused: 0 })
  expect((await run('email,full name\nMONA@corp.sa,منى علي الحربي')).counts.update).toBe(1)
})

test('each refused row is told by line, column and reason, and the others are taken (U6)', async () => {
  await makeTitle(w)
  const owner = await w.person('SUPER_ADMIN')
  const csv = [
    'email,name,role,mobile,title',
    'good@corp.sa,Good One,,,',
    'not-an-address,Bad,,,',
    'good@corp.sa,Twice,,,',
    'boss@corp.sa,Boss,SUPER_ADMIN,,',
    'phone@corp.sa,Phone,,12,',
    'title@corp.sa,Title,,,No such title',
    `${owner.email},Taken over,,,`,
    'role@corp.sa,Role,Emperor,,',
  ].join('\n')
  const { counts, rows } = await run(csv)
  expect(counts).toEqual({ create: 1, update: 0, unchanged: 0, refused: 7 })
  expect(rows.slice(1).map(({ line, fields }) => [line, fields[0]?.path, fields[0]?.code])).toEqual([
    [3, 'E-mail', 'email'],
    [4, 'E-mail', 'twice'],
    [5, 'Role', 'not_allowed'],
    [6, 'Mobile', 'phone'],
    [7, 'Title', 'not_found'],
    [8, 'E-mail', 'not_allowed'],
    [9, 'Role', 'not_found'],
  ])
})

test('five thousand people come in one file (U6)', { timeout: 120_000 }, async () => {
  const lines = Array.from({ length: 5_000 }, (_, n) => `bulk${n}@corp.sa,شخص ${n} القحطاني,+9665${String(n).padStart(8, '0')}`)
  const { counts } = await run(['email,name,mobile', ...lines].join('\n'))
  expect(counts.create).toBe(5_000)
  const { body } = await w.call(admin, users.list, { q: '00004321' })
  expect(body.items.map(({ email }) => email)).toEqual(['bulk4321@corp.sa'])
})

test('imported people sign in with nothing until a password is made for them, once (U6)', async () => {
  await run('email,name\nfresh@corp.sa,Fresh One')
  const given = await w.call(admin, users.firstPasswords, { emails: ['fresh@corp.sa', 'nobody@corp.sa'] })
  const again = await w.call(admin, users.firstPasswords, { emails: ['fresh@corp.sa'] })
  const login = (password: string) =>
    fetch(`${w.base}/api/identity/login`, {
      method: 'POST',
      headers: { origin: 'http://diwan.test', 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'fresh@corp.sa', password }),
    })
  const statuses = [await login('-'), await login(given.body.items[0]!.password)].map(({ status }) => status)
  expect([given.body.items.length, again.body.items, statuses]).toEqual([1, [], [401, 200]])
})

test('an export holds exactly the filtered list, no cell is a formula, and it can be brought back (U6, H26)', async () => {
  await run(`email,name,other name\nevil@corp.sa,"=HYPERLINK(""x"")",@SUM(1)`)
  const { text: csv } = await w.call(admin, users.export, { q: 'evil@corp.sa' })
  const lines = csv.trim().split('\r\n')
  expect(lines.length).toBe(2)
  expect(csv.startsWith('"E-mail"')).toBe(true)
  expect(lines[1]).toContain(`"'=HYPERLINK(""x"")"`)
  expect(lines[1]).toContain(`"'@SUM(1)"`)
  expect((await run(csv)).counts).toEqual({ create: 0, update: 0, unchanged: 1, refused: 0 })
})

test('the day somebody joined is exported as the portal shows days, and read back (S3.10, S9.13)', async () => {
  await run('email,name,joined on\njoined@corp.sa,Joined One,2024-02-29')
  const { text: csv } = await w.call(admin, users.export, { q: 'joined@corp.sa' })
  expect(csv).toContain('"29-02-2024"')
  expect((await run(csv)).counts).toMatchObject({ unchanged: 1 })
})

test('a file names roles as the screens do, and is read again (N10)', async () => {
  await run('email,name,role\nnamed@corp.sa,Named Role,TECH')
  const { text: csv } = await w.call(admin, users.export, { q: 'named@corp.sa' })
  expect(csv).toContain('"Technician"')
  expect((await run(csv)).counts).toMatchObject({ unchanged: 1 })
})

test('names that turn text around are refused by their column, and mark-up stays text (H20, H28)', async () => {
  const { rows } = await run('email,name\nbidi@corp.sa,"Ali \u202Egpj.exe"\nxss@corp.sa,<img src=x onerror=alert(1)>')
  expect(rows[0]).toMatchObject({
    outcome: 'refused',
    fields: expect.arrayContaining([{ path: 'Full name', code: 'name_hidden' }]),
  })
  const { items } = (await w.call(admin, users.list, { q: 'xss@corp.sa' })).body
  expect(items.map(({ fullName }) => fullName)).toEqual(['<img src=x onerror=alert(1)>'])
})
