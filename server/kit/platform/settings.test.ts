import { expect, test } from 'vitest'
import { readSettings, SettingsError } from './settings.ts'

test('without any setting the portal listens on this machine only and knows its own address', () => {
  expect(readSettings({}, [])).toEqual({
    port: 8080,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:8080',
    home: '.diwan',
    databaseUrl: undefined,
    databaseDriver: 'pipelined',
    smtpUrl: undefined,
    mailFrom: '',
    s3: undefined,
    trustedProxies: [],
    outgoingAllow: [],
    drainSeconds: 0,
    metrics: undefined,
    backup: undefined,
    backupPassphrase: undefined,
    roles: new Set(['web', 'worker']),
    apiBaseUrl: 'http://localhost:8080',
    socketUrl: 'ws://localhost:8080',
    integrationApiBaseUrl: 'http://localhost:8080',
    meetingServerHost: '',
    meetingRedirectUrl: '',
    logLevel: 'info',
    empty: false,
  })
})

test('what it measures is told on a port of its own, to this machine only', () => {
  expect(readSettings({ METRICS_PORT: '9464' }, []).metrics).toEqual({ port: 9464, host: '127.0.0.1' })
  expect(readSettings({ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' }, []).metrics?.host).toBe('0.0.0.0')
  expect(() => readSettings({ METRICS_PORT: '8080' }, [])).toThrow('METRICS_PORT must not be PORT')
})

test('the public address decides the other addresses', () => {
  const settings = readSettings({ PUBLIC_URL: 'https://Portal.example.org/', PORT: '9000' }, ['--empty'])
  expect(settings).toMatchObject({
    port: 9000,
    publicUrl: 'https://portal.example.org',
    apiBaseUrl: 'https://portal.example.org',
    socketUrl: 'wss://portal.example.org',
    empty: true,
  })
})

test('an address of its own wins over the public one', () => {
  const settings = readSettings({ API_BASE_URL: 'https://api.example.org/v1/', SOCKET_URL: 'wss://live.example.org' }, [])
  expect(settings).toMatchObject({ apiBaseUrl: 'https://api.example.org/v1', socketUrl: 'wss://live.example.org' })
})

test('a setting left empty counts as not set', () => {
  expect(readSettings({ SMTP_URL: '', PORT: ' ' }, [])).toMatchObject({ smtpUrl: undefined, port: 8080 })
})

test('a Redis is an address with at most the number of a database behind it', () => {
  expect(readSettings({ REDIS_URL: 'rediss://:secret@redis.example:6380/2' }, []).redisUrl).toBe(
    'rediss://:secret@redis.example:6380/2',
  )
  const mistake = 'REDIS_URL must end with the number of a database, or with nothing behind the host.'
  expect(mistakesOf({ REDIS_URL: 'redis://redis.example/hints' }, [])).toEqual([mistake])
  expect(mistakesOf({ REDIS_URL: 'redis.example:6379' }, [])).toEqual([
    'REDIS_URL must be an address that starts with redis:// or rediss://.',
  ])
})

test('one role may run alone', () => {
  expect(readSettings({ DIWAN_ROLES: 'worker' }, []).roles).toEqual(new Set(['worker']))
  expect(readSettings({ DIWAN_ROLES: 'web, worker' }, []).roles).toEqual(new Set(['web', 'worker']))
})

test('all mistakes are told at once, one line each', () => {
  const env = {
    PORT: '99999',
    PUBLIC_URL: 'https://example.org/portal',
    DATABASE_URL: 'mysql://db',
    DATABASE_DRIVER: 'fast',
    DIWAN_ROLES: 'web,mail',
    LOG_LEVEL: 'loud',
  }
  expect(mistakesOf(env, ['--emtpy'])).toEqual([
    'PORT must be a port number from 1 to 65535.',
    'PUBLIC_URL must hold nothing but protocol, host and port.',
    'DATABASE_URL must be an address that starts with postgres:// or postgresql://.',
    'DIWAN_ROLES must be all, web or worker (a comma between several).',
    'DATABASE_DRIVER must be pipelined or plain.',
    'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.',
    'Unknown argument --emtpy; known: --empty.',
  ])
})

test('one mistake in one setting is one line', () => {
  expect(mistakesOf({ PUBLIC_URL: 'localhost:8080' }, [])).toEqual([
    'PUBLIC_URL must be an address that starts with http:// or https://.',
  ])
  expect(mistakesOf({ PORT: 'eighty' }, [])).toEqual(['PORT must be a port number from 1 to 65535.'])
  expect(mistakesOf({ SOCKET_URL: 'https://example.org' }, [])).toEqual([
    'SOCKET_URL must be an address that starts with ws:// or wss://.',
  ])
})

function mistakesOf(env: Record<string, string>, argv: string[]): readonly string[] {
  try {
    readSettings(env, argv)
  } catch (error) {
    if (error instanceof SettingsError) return error.mistakes
    throw error
  }
  return []
}

test('mail needs a sender, and says so in the same breath', () => {
  expect(() => readSettings({ SMTP_URL: 'smtp://mail.example:25' }, [])).toThrow('MAIL_FROM must be set when SMTP_URL is.')
  const settings = readSettings({ SMTP_URL: 'smtp://mail.example:25', MAIL_FROM: 'ديوان <noreply@portal.example>' }, [])
  expect([settings.smtpUrl, settings.mailFrom]).toEqual(['smtp://mail.example:25', 'ديوان <noreply@portal.example>'])
})

test.each([
  'nobody',
  'Diwan <nobody>',
  'a@b.example, c@d.example',
  'x\r\nBcc: a@b.example',
  '"x" <a@b.example>',
  '<a@b.example> x',
])('"%s" is no sender (H27)', (MAIL_FROM) => {
  expect(() => readSettings({ MAIL_FROM }, [])).toThrow('MAIL_FROM must be an e-mail address')
})

test('proxies are trusted by address or network, none by default', () => {
  const of = (TRUSTED_PROXIES: string) => readSettings({ TRUSTED_PROXIES }, []).trustedProxies
  expect(of('10.0.0.1, 192.168.0.0/16,::1,fd00::/8')).toEqual(['10.0.0.1', '192.168.0.0/16', '::1', 'fd00::/8'])
  for (const wrong of ['true', '*', 'proxy', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.0/', '300.1.1.1', '10.0.0.1,']) {
    expect(() => of(wrong), wrong).toThrow('TRUSTED_PROXIES must be IP addresses')
  }
})

test('hosts of one’s own network are asked where they are named, none by default', () => {
  const of = (OUTGOING_ALLOW: string) => readSettings({ OUTGOING_ALLOW }, []).outgoingAllow
  expect(readSettings({}, []).outgoingAllow).toEqual([])
  expect(of('Wiki.local, 10.0.0.5:8443,[::1]:80')).toEqual(['wiki.local', '10.0.0.5:8443', '[::1]:80'])
  for (const wrong of ['http://wiki.local', 'wiki.local/path', '*', 'a b', 'wiki.local,'])
    expect(() => of(wrong), wrong).toThrow('OUTGOING_ALLOW must be host names')
})

const bucket = {
  S3_ENDPOINT: 'https://s3.example.org/',
  S3_REGION: 'eu-central-1',
  S3_BUCKET: 'diwan-files',
  S3_KEY: 'key',
  S3_SECRET: 'secret',
}

test('files lie in a bucket when all five settings say so', () => {
  expect(readSettings(bucket, []).s3).toEqual({
    endpoint: 'https://s3.example.org',
    region: 'eu-central-1',
    bucket: 'diwan-files',
    key: 'key',
    secret: 'secret',
  })
})

test('a bucket that is only half said, or wrongly, is told line by line', () => {
  expect(mistakesOf({ S3_BUCKET: 'diwan-files', S3_KEY: 'key' }, [])).toEqual([
    'S3_ENDPOINT must be set when S3_BUCKET is.',
    'S3_REGION must be set when S3_BUCKET is.',
    'S3_SECRET must be set when S3_BUCKET is.',
  ])
  expect(
    mistakesOf({ ...bucket, S3_ENDPOINT: 's3.example.org', S3_REGION: 'Frankfurt am Main', S3_BUCKET: 'My Bucket' }, []),
  ).toEqual([
    'S3_ENDPOINT must be an address that starts with http:// or https://.',
    'S3_REGION must be a region like us-east-1.',
    'S3_BUCKET must be the name of a bucket: 3 to 63 small letters, digits, dots and hyphens.',
  ])
})

test('a back-up a day when a folder is named, at two in the night and fourteen of them unless said otherwise', () => {
  expect(readSettings({ BACKUP_FOLDER: '/safe' }, []).backup).toEqual({ folder: '/safe', at: '02:00', keep: 14 })
  const env = { BACKUP_FOLDER: '/safe', BACKUP_AT: '23:30', BACKUP_KEEP: '3' }
  expect(readSettings(env, []).backup).toEqual({ folder: '/safe', at: '23:30', keep: 3 })
  expect(mistakesOf({ BACKUP_FOLDER: '/safe', BACKUP_AT: '24:00', BACKUP_KEEP: '0' }, [])).toEqual([
    'BACKUP_AT must be a time of the day like 02:00.',
    'BACKUP_KEEP must be a number from 1 to 9999.',
  ])
  expect(mistakesOf({ BACKUP_PASSPHRASE: 'too short' }, [])).toEqual(['BACKUP_PASSPHRASE must have at least 20 signs.'])
})
