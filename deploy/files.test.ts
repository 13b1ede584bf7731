import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readSettings } from '../server/kit/platform/settings.ts'

const at = (name: string): string => path.join(import.meta.dirname, name)
const textOf = (name: string): string => readFileSync(at(name), 'utf8')

interface Service {
  image: string
  user?: string
  read_only?: boolean
  cap_drop?: string[]
  restart?: string
  privileged?: boolean
  healthcheck?: object
  environment?: Record<string, string>
  volumes?: string[]
  secrets?: string[]
  ports?: string[]
}
interface Compose {
  services: Record<string, Service>
  secrets: Record<string, { file: string }>
  volumes: Record<string, unknown>
}

const compose = parse(textOf('compose.yaml'), { merge: true }) as Compose
const services = Object.entries(compose.services)
const portals = services.filter(([, { image }]) => image.startsWith('diwan:'))

test('every service of the compose file is nobody special, writes nowhere but into its volumes and is looked after', () => {
  for (const [name, service] of services) {
    expect(service, name).toMatchObject({ read_only: true, cap_drop: ['ALL'], restart: 'unless-stopped' })
    expect(Number(service.user?.split(':')[0]), name).toBeGreaterThan(0)
    expect(service.privileged, name).toBeUndefined()
    expect(service.image, name).toMatch(/:[\w.-]*\d/)
    const looked = service.healthcheck !== undefined || service.image.startsWith('diwan:') // whose image says how
    expect(looked, name).toBe(true)
    for (const secret of service.secrets ?? []) expect(compose.secrets, name).toHaveProperty(secret)
    for (const volume of (service.volumes ?? []).filter((one) => /^\w/.test(one)))
      expect(compose.volumes).toHaveProperty(volume.split(':')[0]!)
  }
  expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['nginx'])
  expect(textOf('Dockerfile')).toMatch(/^HEALTHCHECK /m)
  expect(textOf('Dockerfile')).toMatch(/^USER 10001/m)
})

test('it holds no password and no default for one', () => {
  for (const { file } of Object.values(compose.secrets)) expect(file).toMatch(/^\.\/secrets\//)
  for (const [, { environment = {} }] of services)
    for (const [name, value] of Object.entries(environment)) {
      const named = !/PASSWORD|SECRET|KEY|_URL$/.test(name) || /^(\$\{PUBLIC_URL:|\/run\/secrets\/)/.test(value)
      expect(named, `${name} is said openly`).toBe(true)
      expect(value).not.toMatch(/:-/)
    }
})

test('two web processes and one worker are started with settings the portal takes, each in a home of its own', () => {
  const given: Record<string, string> = {
    PUBLIC_URL: 'https://portal.example.org',
    MAIL_FROM: 'noreply@example.org',
    S3_ENDPOINT: 'https://s3.example.org',
    S3_REGION: 'eu-central-1',
    S3_BUCKET: 'diwan-files',
    DATABASE_URL: 'postgres://diwan:x@postgres:5432/diwan',
    REDIS_URL: 'redis://:x@redis:6379',
    S3_KEY: 'key',
    S3_SECRET: 'secret',
    SMTP_URL: 'smtps://u:p@mail.example.org:465',
    BACKUP_PASSPHRASE: 'many words nobody guesses',
  }
  const roles = portals.map(([name, { environment = {}, secrets = [] }]) => {
    const filled = Object.fromEntries(
      Object.entries(environment).map(([key, value]) => [
        key,
        /^\$\{(\w+)/.test(value) ? given[/^\$\{(\w+)/.exec(value)![1]!]! : value,
      ]),
    )
    const image = Object.fromEntries([...textOf('Dockerfile').matchAll(/(\w+)=(\S+)/g)].map(([, key, value]) => [key!, value!]))
    const settings = readSettings({ ...image, ...filled, ...Object.fromEntries(secrets.map((key) => [key, given[key]])) }, [])
    expect(settings, name).toMatchObject({ host: '0.0.0.0', home: '/data', trustedProxies: ['172.30.0.10'] })
    expect(settings.metrics, name).toEqual({ port: 9464, host: '0.0.0.0' })
    expect([settings.databaseUrl, settings.redisUrl, settings.s3?.bucket, settings.smtpUrl], name).not.toContain(undefined)
    expect(settings.backup !== undefined, name).toBe(settings.roles.has('worker'))
    return [...settings.roles].join()
  })
  expect(roles).toEqual(['web', 'web', 'worker'])
  const homes = portals.map(([, { volumes = [] }]) => volumes.find((volume) => volume.endsWith(':/data')))
  expect(new Set(homes).size).toBe(3)
  const made = /install -d -o diwan .*/.exec(textOf('Dockerfile'))?.[0].split(' ') // a new volume belongs to whom its folder does
  for (const [name, { volumes = [] }] of portals) for (const volume of volumes) expect(made, name).toContain(volume.split(':')[1])
})

test('nginx takes its configuration', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'diwan-nginx-'))
  try {
    const subject = ['-subj', '/CN=localhost', '-days', '2', '-keyout', `${folder}/tls_key`, '-out', `${folder}/tls_certificate`]
    execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject], { stdio: 'ignore' })
    const text = textOf('nginx/compose.conf')
      .replaceAll('/tmp/', `${folder}/`)
      .replaceAll('/dev/stdout', `${folder}/access.log`)
      .replaceAll('/etc/nginx/diwan/', `${at('nginx')}/`)
      .replaceAll('/run/secrets/', `${folder}/`)
      .replaceAll(/web[12]:8080/g, '127.0.0.1:8080')
    writeFileSync(`${folder}/nginx.conf`, text)
    const env = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` }
    const told = spawnSync('nginx', ['-t', '-p', folder, '-e', `${folder}/error.log`, '-c', `${folder}/nginx.conf`], {
      env,
      encoding: 'utf8',
    })
    expect(told.stderr).toContain('test is successful')
    expect(told.stderr).not.toContain('warn')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test('every alert asks for what the portal tells, and is explained', () => {
  const { groups } = parse(textOf('prometheus/rules.yaml')) as {
    groups: {
      rules: { alert: string; expr: string; for: string; labels: { severity: string }; annotations: { summary: string } }[]
    }[]
  }
  const register = new Registry()
  collectDefaultMetrics({ register })
  const sources = ['../server/kit/observe/counters.ts', '../server/app/metrics.ts'].map(textOf).join('')
  const own = [...sources.matchAll(/name: '(diwan_\w+)'/g)].map(([, name]) => name!)
  const known = new Set(['up', ...own, ...register.getMetricsAsArray().map(({ name }) => name)])
  const guide = textOf('../docs/operations/monitoring.md')
  for (const name of own) expect(guide, 'every metric is explained').toContain(name)
  const rules = groups.flatMap((group) => group.rules)
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
  for (const { alert, expr, labels, annotations, ...rule } of rules) {
    const asked = [...expr.matchAll(/\b(up|diwan_\w+|nodejs_\w+|process_\w+)/g)].map(([, name]) =>
      name!.replace(/_(bucket|count|sum)$/, ''),
    )
    expect(asked.length, alert).toBeGreaterThan(0)
    for (const name of asked) expect(known, alert).toContain(name)
    expect(['critical', 'warning']).toContain(labels.severity)
    expect(annotations.summary).not.toBe('')
    expect(rule.for).toMatch(/^\d+m$/)
    expect(guide, alert).toContain(`\`${alert}\``)
  }
})
