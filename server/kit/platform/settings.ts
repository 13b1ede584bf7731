import path from 'node:path'
import { z } from 'zod'
import type { BucketSettings } from '../storage/bucket-storage.ts'
import {
  address,
  Addresses,
  HostName,
  Hosts,
  Keep,
  Passphrase,
  LogLevel,
  origin,
  Port,
  RedisAddress,
  Roles,
  Seconds,
  S3Bucket,
  S3Region,
  Sender,
  TimeOfDay,
  type Role,
} from './settings-shapes.ts'

/** Everything the environment and the command line may say about one portal; read once, at start. */
export interface Settings {
  readonly port: number
  readonly host: string
  /** The address people type: an origin, without a trailing slash. */
  readonly publicUrl: string
  readonly home: string
  /** Without it the portal runs a PostgreSQL of its own. */
  readonly databaseUrl: string | undefined
  /** `plain`: without our changes to pg and Kysely. */
  readonly databaseDriver: 'pipelined' | 'plain'
  /** Publishes hints to other processes and counts calls for all of them. */
  readonly redisUrl: string | undefined
  readonly smtpUrl: string | undefined
  /** Who the portal's mails come from; never empty with `smtpUrl`. */
  readonly mailFrom: string
  /** Where the bytes of files lie; the data folder without it. */
  readonly s3: BucketSettings | undefined
  /** Whose word about the caller's address is believed. */
  readonly trustedProxies: readonly string[]
  /** Hosts that may be asked for pages and push although they do not lie on the internet. */
  readonly outgoingAllow: readonly string[]
  /** A process that is asked to go says so for this long before it stops listening. */
  readonly drainSeconds: number
  /** Where those who run the portal read what it measures; nowhere without it. */
  readonly metrics: { readonly port: number; readonly host: string } | undefined
  /** Without it nothing is backed up by itself. */
  readonly backup: BackupSettings | undefined
  /** Encrypts back-ups, and opens them. */
  readonly backupPassphrase: string | undefined
  readonly roles: ReadonlySet<Role>
  readonly logLevel: LogLevel
  readonly apiBaseUrl: string
  readonly socketUrl: string
  readonly integrationApiBaseUrl: string
  readonly meetingServerHost: string
  readonly meetingRedirectUrl: string
  /** `--empty`: begin without the sample organisation. */
  readonly empty: boolean
}

/** A back-up a day, by the worker. */
export interface BackupSettings {
  readonly folder: string
  /** By the clocks of the organisation. */
  readonly at: string
  /** So many of the newest stay. */
  readonly keep: number
}

/** Carries every mistake at once, one line each, so that nobody repairs them one start at a time. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
  readonly mistakes: readonly string[]

  constructor(mistakes: readonly string[]) {
    super(mistakes.join('\n'))
    this.mistakes = mistakes
  }
}

type Variables = Readonly<Record<string, string | undefined>>

const Environment = z.object({
  PORT: Port.default(8080),
  HOST: HostName.default('127.0.0.1'),
  PUBLIC_URL: origin('http', 'https').optional(),
  DIWAN_HOME: z.string().default('.diwan'),
  DATABASE_URL: address('postgres', 'postgresql').optional(),
  REDIS_URL: RedisAddress.optional(),
  SMTP_URL: address('smtp', 'smtps').optional(),
  MAIL_FROM: Sender.optional(),
  S3_ENDPOINT: address('http', 'https').optional(),
  S3_REGION: S3Region.optional(),
  S3_BUCKET: S3Bucket.optional(),
  S3_KEY: z.string().trim().optional(),
  S3_SECRET: z.string().trim().optional(),
  TRUSTED_PROXIES: Addresses.default([]),
  OUTGOING_ALLOW: Hosts.default([]),
  BACKUP_FOLDER: z.string().trim().optional(),
  BACKUP_AT: TimeOfDay.default('02:00'),
  BACKUP_KEEP: Keep.default(14),
  BACKUP_PASSPHRASE: Passphrase.optional(),
  DRAIN_SECONDS: Seconds.default(0),
  METRICS_PORT: Port.optional(),
  METRICS_HOST: HostName.default('127.0.0.1'),
  DIWAN_ROLES: Roles.prefault('all'),
  DATABASE_DRIVER: z.enum(['pipelined', 'plain'], { error: 'must be pipelined or plain' }).default('pipelined'),
  LOG_LEVEL: LogLevel.default('info'),
  API_BASE_URL: address('http', 'https').optional(),
  SOCKET_URL: origin('ws', 'wss').optional(),
  INTEGRATION_API_BASE_URL: address('http', 'https').optional(),
  MEETING_SERVER_HOST: HostName.default(''),
  MEETING_REDIRECT_URL: address('http', 'https').default(''),
})

const knownArguments = ['--empty']

/** `argv` is what follows the script's name. Throws a SettingsError that lists all mistakes. */
export function readSettings(env: Variables, argv: readonly string[]): Settings {
  const read = Environment.safeParse(withoutEmptyOnes(env))
  const mistakes = [
    ...(read.error?.issues ?? []).map((issue) => `${String(issue.path[0])} ${issue.message}.`),
    ...(env['SMTP_URL']?.trim() && !env['MAIL_FROM']?.trim() ? ['MAIL_FROM must be set when SMTP_URL is.'] : []),
    ...missingOfBucket(env),
    ...(read.data && read.data.METRICS_PORT === read.data.PORT ? ['METRICS_PORT must not be PORT: people reach that one.'] : []),
    ...argv
      .filter((word) => !knownArguments.includes(word))
      .map((word) => `Unknown argument ${word}; known: ${knownArguments.join(', ')}.`),
  ]
  if (!read.success || mistakes.length > 0) throw new SettingsError(mistakes)

  const given = read.data
  const publicUrl = given.PUBLIC_URL ?? `http://localhost:${given.PORT}`
  return {
    port: given.PORT,
    host: given.HOST,
    publicUrl,
    home: given.DIWAN_HOME,
    databaseUrl: given.DATABASE_URL,
    databaseDriver: given.DATABASE_DRIVER,
    redisUrl: given.REDIS_URL,
    smtpUrl: given.SMTP_URL,
    mailFrom: given.MAIL_FROM ?? '',
    s3: bucketOf(given),
    trustedProxies: given.TRUSTED_PROXIES,
    outgoingAllow: given.OUTGOING_ALLOW,
    drainSeconds: given.DRAIN_SECONDS,
    metrics: given.METRICS_PORT ? { port: given.METRICS_PORT, host: given.METRICS_HOST } : undefined,
    backup: given.BACKUP_FOLDER
      ? { folder: path.resolve(given.BACKUP_FOLDER), at: given.BACKUP_AT, keep: given.BACKUP_KEEP }
      : undefined,
    backupPassphrase: given.BACKUP_PASSPHRASE,
    roles: given.DIWAN_ROLES,
    logLevel: given.LOG_LEVEL,
    apiBaseUrl: given.API_BASE_URL ?? publicUrl,
    socketUrl: given.SOCKET_URL ?? publicUrl.replace(/^http/, 'ws'),
    integrationApiBaseUrl: given.INTEGRATION_API_BASE_URL ?? publicUrl,
    meetingServerHost: given.MEETING_SERVER_HOST,
    meetingRedirectUrl: given.MEETING_REDIRECT_URL,
    empty: argv.includes('--empty'),
  }
}

const bucketNames = ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_KEY', 'S3_SECRET'] as const

/** All of them or none: with one left out, files would silently lie somewhere else. */
function missingOfBucket(env: Variables): string[] {
  const isSet = (name: string) => Boolean(env[name]?.trim())
  const first = bucketNames.find(isSet)
  return bucketNames.filter((name) => first && !isSet(name)).map((name) => `${name} must be set when ${first} is.`)
}

function bucketOf({
  S3_ENDPOINT,
  S3_REGION,
  S3_BUCKET,
  S3_KEY,
  S3_SECRET,
}: z.infer<typeof Environment>): BucketSettings | undefined {
  if (!S3_ENDPOINT || !S3_REGION || !S3_BUCKET || !S3_KEY || !S3_SECRET) return undefined
  return { endpoint: S3_ENDPOINT, region: S3_REGION, bucket: S3_BUCKET, key: S3_KEY, secret: S3_SECRET }
}

/** `SMTP_URL=` in an env file means "not set". */
function withoutEmptyOnes(env: Variables) {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
}
